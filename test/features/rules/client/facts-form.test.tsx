import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const test = suite('what one says for rules alone')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function draw(http: HttpClient) {
  const { rulesClient } = await import('../../../../features/rules/client/feature')
  const { FactsForm } = await import('../../../../features/rules/client/facts/facts-form')
  const guards = new Set<() => boolean>()
  function guardLeaving(guard: () => boolean) {
    guards.add(guard)
    return () => guards.delete(guard)
  }
  const kernel = await bootAlone(rulesClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [navigation, { go: () => {}, mayLeave: async () => true, guardLeaving }],
      [toasts, { show: () => {}, state: { list: [] } }],
    ],
  })
  const page = <FactsForm facts={{ gender: null, bornOn: null, backlogs: null }} back="/jobs/tea-taster" />
  const drawn = await drawInHouse({ kernel, http, feature: 'rules', page })
  stop = drawn.stop
  return { view: drawn.view, unsaved: () => [...guards].some((guard) => guard()) }
}

test('what is changed while a save is on its way is not lost, and each save sends what was changed alone', async () => {
  const { act, fireEvent, waitFor } = await import('@testing-library/react')
  const sent: unknown[] = []
  let settle = () => {}
  const http = {
    put(_: string, body: unknown) {
      sent.push(body)
      return new Promise((done) => (settle = () => done({ status: 204, data: null, headers: {} })))
    },
  } as unknown as HttpClient
  const { view, unsaved } = await draw(http)
  const backlogs = (await view.findByLabelText(/backlogs/i)) as HTMLInputElement
  const press = () => fireEvent.submit(backlogs.closest('form') as HTMLElement)
  fireEvent.change(view.getByLabelText(/gender/i), { target: { value: 'woman' } })
  assert.ok(unsaved(), 'a link asks before it takes that away')
  press()
  fireEvent.change(backlogs, { target: { value: '२' } })
  await act(async () => settle())
  assert.equal(backlogs.value, '2')
  press()
  await waitFor(() => assert.equal(sent.length, 2))
  assert.deepEqual(sent[0], { gender: 'woman' })
  assert.equal((sent[1] as { backlogs: number }).backlogs, 2)
  await act(async () => settle())
  assert.equal(unsaved(), false)
  assert.equal(view.getByRole('link').getAttribute('href'), '/jobs/tea-taster')
})

test.run()
