import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawInHouse } from '../../../support/draw-in-house'
import type { HttpClient } from '../../../../features/web/contract'
import { bootSaved } from './boot-saved'

const test = suite('where the focus goes when a row is hidden')
const { default: userEvent } = await import('@testing-library/user-event')

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** Two pages of a list; those of `hidden` are out of sight already. */
async function draw(pages: readonly (readonly string[])[], hidden: readonly string[]) {
  const { Action } = await import('../../../../features/saved/client/hide/hide-button')
  const done = async () => ({ status: 204, data: {}, headers: {} })
  const http = { get: done, post: done, put: done, patch: done, delete: done } as unknown as HttpClient
  const kernel = await bootSaved(http)
  const titles = pages.flat()
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'saved' },
    page: (
      <main>
        <h1 tabIndex={-1}>Internships</h1>
        {pages.map((rows) => (
          <ol key={rows[0]}>
            {rows.map((title) => (
              <li
                key={title}
                data-opportunity={titles.indexOf(title) + 1}
                style={hidden.includes(title) ? { display: 'none' } : {}}
              >
                <a href="/">{title}</a>
                <Action opportunityId={titles.indexOf(title) + 1} title={title} />
              </li>
            ))}
          </ol>
        ))}
      </main>
    ),
  })
  stop = drawn.stop
  return {
    async hide(title: string) {
      await userEvent.click(drawn.view.getByRole('button', { name: new RegExp(title) }))
      return document.activeElement?.textContent
    },
  }
}

test('to the next one that is to be seen, over what was hidden before and over the end of a page', async () => {
  const { hide } = await draw(
    [
      ['Ink', 'Clay'],
      ['Wax', 'Tin'],
    ],
    ['Clay'],
  )
  assert.equal(await hide('Ink'), 'Wax')
})

test('where none follows to the one before, where none is left to the page’s heading', async () => {
  const { hide } = await draw([['Ink', 'Clay'], ['Wax']], ['Clay'])
  assert.equal(await hide('Wax'), 'Ink')
  await stop?.()
  const last = await draw([['Ink', 'Clay'], ['Wax']], ['Clay', 'Wax'])
  assert.equal(await last.hide('Ink'), 'Internships')
})

test.run()
