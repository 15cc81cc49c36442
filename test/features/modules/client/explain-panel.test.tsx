import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { useState } from 'react'
import { suite } from 'uvu'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('why a module is not here')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const asha = { id: 7, name: 'Asha', email: 'asha@example.in' }

async function draw() {
  const asked: object[] = []
  const get = async (path: string, { query }: { query: { id: string; person?: string } }) => {
    if (path === '/api/session/people') return { status: 200, data: [asha], headers: {} }
    asked.push({ ...query })
    const person = query.person === '7' ? asha : null
    return { status: 200, data: { id: query.id, person, steps: [], askedAt: '2026-11-27T06:00:00Z' }, headers: {} }
  }
  const http = { get } as unknown as HttpClient
  const house = defineFeature({
    id: 'modules',
    provides: [httpClient],
    load: async () => ({ runtime: defineRuntime({ provides: [provide(httpClient, [], () => http)] }) }),
  })
  const { ExplainPanel } = await import('../../../../features/modules/client/explain-panel')
  function Page() {
    const [{ wanted, press }, choose] = useState<{ wanted?: string; press: number }>({ press: 0 })
    const button = (id: string) => (
      <button type="button" onClick={() => choose({ wanted: id, press: press + 1 })}>
        {id}
      </button>
    )
    return (
      <>
        {button('saved')}
        {button('alerts')}
        <ExplainPanel wanted={wanted} press={press} />
      </>
    )
  }
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'modules', page: <Page /> })
  stop = drawn.stop
  return { view: drawn.view, asked }
}

test('whoever is asked for stays while one looks at one module after the other', async () => {
  const { default: user } = await import('@testing-library/user-event')
  const { view, asked } = await draw()
  const act = user.setup()
  await act.click(view.getByRole('button', { name: 'saved' }))
  await view.findByText('saved is there for Nobody logged in')
  // Its code comes with the first look at it, which a busy machine takes a while to read.
  const field = await view.findByRole('combobox', {}, { timeout: 15_000 })
  await act.type(field, 'a')
  await view.findAllByText('Type two letters of a name or an address')
  await act.type(field, 'sha')
  await view.findByRole('option', { name: /Asha/ })
  await act.keyboard('{ArrowDown}{Enter}')
  await view.findByText('saved is there for Asha')
  await act.click(view.getByRole('button', { name: 'alerts' }))
  await view.findByText('alerts is there for Asha')
  assert.deepEqual(asked.at(-1), { id: 'alerts', person: '7' })
})

test('where the answer stands below the list, whoever presses a module is taken there', async () => {
  const { default: user } = await import('@testing-library/user-event')
  const { view } = await draw()
  const browser = window as unknown as { happyDOM: { setViewport(size: object): void } }
  let seen = 0
  Element.prototype.scrollIntoView = () => void (seen += 1)
  const press = async (name: string) => user.setup().click(view.getByRole('button', { name }))
  await press('saved')
  assert.equal(seen, 0)
  browser.happyDOM.setViewport({ width: 390 })
  await press('alerts')
  assert.equal(seen, 1)
  assert.equal(document.activeElement, view.getByRole('complementary'), 'the next Tab goes on from there')
  browser.happyDOM.setViewport({ width: 1280 })
})

test.run()
