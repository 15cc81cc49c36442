import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { emptyDraft } from '../../../../features/manage/contract'
import type { Draft, DraftBody } from '../../../../features/manage/contract/wire'
import { confirm, toasts } from '../../../../features/ui/contract'
import { HttpError, type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const test = suite('the editor, while another place saves')
let stop = async () => {}
test.after.each(async () => {
  await stop()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const whole = emptyDraft('Asia/Kolkata')

/** The editor at a step, and a server whose draft another place saved as `theirs` since. */
async function draw(step: string, theirs: Partial<DraftBody>) {
  history.replaceState(null, '', `/manage/opportunity/all/create?step=${step}`)
  const [{ manageClient }, { Editor }] = await Promise.all([
    import('../../../../features/manage/client/feature'),
    import('../../../../features/manage/client/editor'),
  ])
  const kept = { id: 7, version: 2, body: { ...whole, ...theirs }, updatedAt: '2026-01-01T00:00:00.000Z' }
  const put = async (_path: string, { body }: { body: DraftBody }, options: { headers: Record<string, string> }) => {
    if (options.headers['if-match'] !== `"${kept.version}"`) throw new HttpError(412, undefined)
    Object.assign(kept, { version: kept.version + 1, body })
    return { data: { ...kept } }
  }
  const http = { put, get: async () => ({ data: { ...kept } }) } as unknown as HttpClient
  const kernel = await bootAlone(manageClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const draft = { ...kept, version: 1, opportunityId: null, isPublic: false, handedInAt: null, body: whole } as Draft
  const house = await drawInHouse({
    kernel,
    http,
    feature: 'manage',
    words: ['listings'],
    page: <Editor draft={draft} />,
  })
  stop = house.stop
  return { view: house.view, kept }
}

test('what one types in stays the same field, whatever else was taken from there', async () => {
  const { act, fireEvent, waitFor } = await import('@testing-library/react')
  const { view, kept } = await draw('basics', { tags: ['theirs'], city: 'Nagpur' })
  const field = (await view.findByLabelText(/^Title/)) as HTMLInputElement
  field.focus()
  fireEvent.change(field, { target: { value: 'Reading app' } })
  await act(async () => void dispatchEvent(new Event('online'))) // saves at once
  await waitFor(() => assert.equal(kept.version, 3))
  assert.deepEqual([kept.body.title, kept.body.tags], ['Reading app', ['theirs']])
  await waitFor(() => assert.ok(view.getByText(/^Saved/)))
  assert.ok(field.isConnected && document.activeElement === field)
})

test('a field that keeps its own text shows what was taken from there', async () => {
  const { act, fireEvent, waitFor } = await import('@testing-library/react')
  const { view, kept } = await draw('money', { payFrom: 5000, payTo: 6000 })
  const from = async () => ((await view.findByLabelText(/^From, in/)) as HTMLInputElement).value
  assert.equal(await from(), '')
  fireEvent.click(await view.findByText('Add a question'))
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => assert.equal(kept.version, 3))
  await waitFor(() => assert.ok(view.getByText(/^Saved/)))
  assert.deepEqual([await from(), kept.body.payFrom, kept.body.questions.length], ['5000', 5000, 1])
})

test.run()
