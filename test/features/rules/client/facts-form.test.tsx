import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

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
  return { view: drawn.view, queries: drawn.queries, unsaved: () => [...guards].some((guard) => guard()) }
}

test('what is changed while a save is on its way is not lost, and each save sends what was changed alone', async () => {
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
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

test('who finds the page is asked anew after a date of birth was saved', async () => {
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const http = { put: async () => ({ status: 204, data: null, headers: {} }) } as unknown as HttpClient
  const { view, queries } = await draw(http)
  const key = ['api', '/api/profile/privacy']
  queries.setQueryData(key, {})
  const save = async (label: RegExp, value: string) => {
    const field = await view.findByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.submit(field.closest('form') as HTMLElement)
    await waitFor(() => assert.ok(!view.getByRole('button', { name: 'Save' }).hasAttribute('aria-busy')))
  }
  await save(/backlogs/i, '1')
  assert.equal(queries.getQueryState(key)?.isInvalidated, false)
  await save(/birth/i, '2010-01-01')
  await waitFor(() => assert.ok(queries.getQueryState(key)?.isInvalidated))
})

test('why the server refused is said in its words, that it did not answer in ours', async () => {
  const { fireEvent } = await import('../../../support/testing-library')
  const detail = 'That was too often. Try again in 30 s.'
  let refused = new HttpError(429, { type: '', title: '', status: 429, code: 'too-many', detail, instance: '' })
  const { view } = await draw({ put: () => Promise.reject(refused) } as unknown as HttpClient)
  const field = await view.findByLabelText(/backlogs/i)
  fireEvent.submit(field.closest('form') as HTMLElement)
  await view.findByText(detail)
  refused = new HttpError(0, undefined)
  fireEvent.submit(field.closest('form') as HTMLElement)
  await view.findByText(/Server error/)
})

test.run()
