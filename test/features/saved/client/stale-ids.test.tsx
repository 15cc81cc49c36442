import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { SavedIds } from '../../../../features/saved/contract/wire'
import type { HttpClient } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'
import { bootSaved } from './boot-saved'

const test = suite('an answer that was asked for before a row was hidden')
const { default: userEvent } = await import('@testing-library/user-event')
const { act, waitFor } = await import('../../../support/testing-library')

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** Two marks of one page, and a server that says which ids it knows, and has heard of a change, when it is let. */
async function draw() {
  const [hide, save, { dataKey }, { idsRequest }] = await Promise.all([
    import('../../../../features/saved/client/hide/hide-button'),
    import('../../../../features/saved/client/save-mark'),
    import('../../../../features/web/kit'),
    import('../../../../features/saved/client/requests'),
  ])
  const asked: ((data?: SavedIds) => void)[] = []
  const changed: (() => void)[] = []
  const answered = (data: object) => ({ status: 200, data, headers: {} })
  const http = {
    get: () => new Promise((done) => asked.push((data = { ids: [], hidden: [] }) => done(answered(data)))),
    put: () => new Promise((done) => changed.push(() => done(answered({})))),
  } as unknown as HttpClient
  const kernel = await bootSaved(http)
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'saved' },
    subject: { id: 1, userRole: 'user', permissions: [], grants: [] } as never,
    page: (
      <main>
        <h1 tabIndex={-1}>Internships</h1>
        <save.Action opportunityId={12} title="Clay" />
        <hide.Action opportunityId={7} title="Ink" />
      </main>
    ),
  })
  stop = drawn.stop
  await waitFor(() => assert.equal(asked.length, 1))
  const queryKey = dataKey(idsRequest)
  return {
    answer: (at: number) => act(async () => asked[at]?.()),
    askAgain: async () => {
      void drawn.queries.invalidateQueries({ queryKey })
      await waitFor(() => assert.equal(asked.length, 2))
    },
    hide: () => userEvent.click(drawn.view.getByRole('button', { name: /Ink/ })),
    heard: () => act(async () => changed[0]?.()),
    hidden: () => drawn.queries.getQueryData<SavedIds>(queryKey)?.hidden,
  }
}

test('does not bring it back', async () => {
  const { answer, askAgain, hide, hidden } = await draw()
  await answer(0)
  await askAgain()
  await hide()
  await answer(1)
  assert.deepEqual(hidden(), [7])
})

test('and was the first of all, does not bring it back once the server has it', async () => {
  const { answer, hide, heard, hidden } = await draw()
  await hide()
  await answer(0)
  await heard()
  assert.deepEqual(hidden(), [7])
})

test.run()
