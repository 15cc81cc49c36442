import { drawInHouse } from '../../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ConfirmMessage, ToastRequest } from '../../../../../features/ui/contract'
import { type HttpClient, HttpError } from '../../../../../features/web/contract'
import { bootManage } from '../boot-manage'

const test = suite('the badge of an organisation, for whoever approves')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const listing = {
  ...{ id: 12, title: 'River week', kind: 'workshop', organisation: 'Lumio Labs', organizer: 'Meera Nair' },
  ...{ state: 'pending', visibility: 'public', returnReason: null, path: '/p/river-12', marks: [], imitates: null },
  ...{ sources: [], closesAt: null, updatedAt: '2026-11-21T06:00:00.000Z' },
}

/** The list of whoever approves, with one listing; `refuses`: what the server says to it. */
async function draw(verification: object | null, answers = true, refuses?: string) {
  const { page } = await import('../../../../../features/manage/client/approvals-page')
  let now = verification
  const [sent, asked, shown]: [unknown[], ConfirmMessage[], ToastRequest[]] = [[], [], []]
  const http = {
    get: async (path: string) => ({
      data: path.startsWith('/api/manage/approvals')
        ? { items: [{ ...listing, verification: now }], next: null, counts: { pending: 1 } }
        : [],
    }),
    async put(path: string, body: { readonly isVerified: boolean }) {
      sent.push([path, body])
      if (refuses) throw new HttpError(409, { detail: refuses } as never)
      now = { of: body.isVerified ? 'organizer' : 'nobody', name: 'Lumio Labs' }
      return { data: null }
    },
  } as unknown as HttpClient
  const ask = async (message: ConfirmMessage) => {
    asked.push(message)
    return answers
  }
  const kernel = await bootManage(http, { shown, ask })
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/', params: { kind: 'all', state: 'pending' }, query: {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <Page at={at} /> })
  stop = drawn.stop
  const { act, fireEvent, waitFor } = await import('../../../../support/testing-library')
  async function choose(name: string) {
    fireEvent.click(await drawn.view.findByRole('button', { name: 'Actions for River week' }))
    fireEvent.click(await drawn.view.findByRole('menuitem', { name }))
  }
  const undo = () => act(async () => shown.at(-1)?.action?.run())
  return { view: drawn.view, sent, asked, shown, choose, undo, waitFor }
}

const request = (isVerified: boolean) => [
  '/api/manage/approvals/12/verification',
  { organisation: 'Lumio Labs', isVerified },
]

test('is given once one is sure, stands beside the organizer then, and is taken back by a press', async () => {
  const { view, sent, asked, shown, choose, undo, waitFor } = await draw({ of: 'nobody', name: 'Lumio Labs' })
  await choose('Verify Meera Nair for Lumio Labs')
  await view.findByText(/by Meera Nair, verified/)
  assert.deepEqual(sent, [request(true)])
  assert.equal(asked[0]?.custom_data?.heading, 'Verify Meera Nair for Lumio Labs?')
  await waitFor(() => assert.equal(shown[0]?.text, 'Meera Nair is verified for Lumio Labs'))
  await undo()
  await waitFor(() => assert.deepEqual(sent.at(-1), request(false)))
  await waitFor(() => assert.equal(view.queryByText(/, verified/), null))
})

test('is not given by who thinks better of it', async () => {
  const { sent, asked, choose, waitFor } = await draw({ of: 'nobody', name: 'Lumio Labs' }, false)
  await choose('Verify Meera Nair for Lumio Labs')
  await waitFor(() => assert.equal(asked.length, 1))
  assert.deepEqual(sent, [])
})

test('is taken back where it was given, and given again by a press', async () => {
  const { sent, shown, choose, undo, waitFor } = await draw({ of: 'organizer', name: 'Lumio Labs' })
  await choose('Take the verification back')
  await waitFor(() => assert.equal(shown[0]?.text, 'Meera Nair is no longer verified for Lumio Labs'))
  assert.deepEqual(sent, [request(false)])
  await undo()
  await waitFor(() => assert.deepEqual(sent.at(-1), request(true)))
})

test('of a name that others were verified for one is told, and what the server refuses is said', async () => {
  const { view, shown, choose, waitFor } = await draw({ of: 'others', name: 'LUMIO Labs' }, true, 'It was changed.')
  await view.findByText('Bears the name of the verified organisation LUMIO Labs')
  await choose('Verify Meera Nair for Lumio Labs')
  await waitFor(() => assert.deepEqual(shown, [{ tone: 'danger', text: 'It was changed.' }]))
})

test('is nothing to decide where nobody organizes it', async () => {
  const { view } = await draw(null)
  const { fireEvent } = await import('../../../../support/testing-library')
  fireEvent.click(await view.findByRole('button', { name: 'Actions for River week' }))
  await view.findByRole('menuitem', { name: 'Activity' })
  assert.equal(view.queryByRole('menuitem', { name: /erif/ }), null)
})

test.run()
