import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import type { Subject } from '../../../../kernel/declare'
import { session } from '../../../../features/session/contract'
import { stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('writing to the team')

/** The contact page, a guest's unless somebody is named; `answer` is what the server makes of a letter. */
async function contactPage(answer: () => Promise<object>, subject?: Subject) {
  const [{ contentClient }, { page }, { default: userEvent }] = await Promise.all([
    import('../../../../features/content/client/feature'),
    import('../../../../features/content/client/contact/contact-page'),
    import('@testing-library/user-event'),
  ])
  const guards = new Set<() => boolean>()
  const keys: (string | undefined)[] = []
  const asked: string[] = []
  const refuse = () => Promise.reject(new HttpError(500, undefined))
  const http: HttpClient = {
    ...{ get: refuse, put: refuse, patch: refuse, delete: refuse },
    async post<T>(_: string, __: unknown, options?: { idempotencyKey?: string }) {
      keys.push(options?.idempotencyKey)
      return { status: 201, data: (await answer()) as T, headers: {} }
    },
  }
  const guardLeaving = (unsaved: () => boolean) => {
    guards.add(unsaved)
    return () => guards.delete(unsaved)
  }
  const kernel = await bootAlone(contentClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'nobody' }, refresh: async () => void asked.push('who is this') }],
      [stage, { state: { open: [] }, open: () => {}, close: () => {} }],
      [navigation, { go: () => {}, mayLeave: async () => true, guardLeaving }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: '/about/contact-us', params: {}, query: {} }
  const drawn = { kernel, http, feature: 'content', page: <Page at={at} />, ...(subject && { subject }) }
  const { view, stop } = await drawInHouse(drawn)
  const user = userEvent.setup({ document })
  return {
    view,
    user,
    stop,
    keys,
    asked,
    isUnsaved: () => [...guards].some((each) => each()),
    async write() {
      for (const [label, text] of [
        ['Your name', 'Asha'],
        ['Email', 'asha@example.in'],
        ['What it is about', 'A question'],
        ['Your message', 'How do I close my account?'],
      ] as const)
        if (view.queryByLabelText(label)) await user.type(view.getByLabelText(label), text)
    },
    send: () => user.click(view.getByRole('button', { name: 'Send the message' })),
  }
}

test('what was written is not left without a word, until it is sent', async () => {
  const { write, send, view, isUnsaved, stop } = await contactPage(async () => ({ id: 41 }))
  assert.equal(isUnsaved(), false)
  await write()
  assert.equal(isUnsaved(), true)
  await send()
  await view.findByText(/41/)
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(isUnsaved(), false)) // let go of once it is drawn
  await stop()
})

test('whoever sent it goes on where that is said, and with another one in its first field', async () => {
  const { write, send, view, user, stop } = await contactPage(async () => ({ id: 41 }))
  assert.ok(document.activeElement === document.body, 'nothing takes the focus by itself')
  await write()
  await send()
  const heading = await view.findByRole('heading', { name: 'We have it' })
  assert.ok(document.activeElement === heading)
  await user.click(view.getByRole('button', { name: 'Write another one' }))
  assert.ok(document.activeElement === view.getByLabelText('Your name'))
  await stop()
})

test('without a connection that is what is said, and the words stay', async () => {
  const { write, send, view, stop } = await contactPage(() => Promise.reject(new HttpError(0, undefined)))
  await write()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  await send()
  Reflect.deleteProperty(navigator, 'onLine')
  assert.ok(await view.findByText('No Internet, you are offline.'))
  assert.ok(view.getByDisplayValue('How do I close my account?'))
  await stop()
})

test('a letter that is sent again because no answer came is one letter, the next one another', async () => {
  let isLost = true
  const { write, send, view, user, keys, stop } = await contactPage(async () => {
    if (isLost) throw new HttpError(0, undefined)
    return { id: 41 }
  })
  await write()
  await send()
  await view.findByText('Server error')
  isLost = false
  await send()
  await user.click(await view.findByRole('button', { name: 'Write another one' }))
  await write()
  await send()
  await view.findByRole('heading', { name: 'We have it' })
  assert.ok(keys[0] !== undefined && keys[0] === keys[1])
  assert.ok(keys[2] !== undefined && keys[2] !== keys[1])
  await stop()
})

test('whose session is over hears so, and is asked who they are', async () => {
  const nobody = new HttpError(400, {
    ...{ type: '', title: '', status: 400, instance: '', code: 'bad-request', detail: 'Say where we can answer.' },
    errors: [{ path: 'email', message: 'Please enter a valid Email' }],
  })
  const { write, send, view, asked, stop } = await contactPage(() => Promise.reject(nobody), { id: 7 })
  await write()
  await send()
  await view.findByText('Say where we can answer.')
  assert.deepEqual(asked, ['who is this'])
  await stop()
})

test('from there one comes to one’s own letters, when one is signed in', async () => {
  const guest = await contactPage(async () => ({ id: 41 }))
  assert.equal(guest.view.queryByRole('link', { name: 'Your letters to us' }), null)
  await guest.stop()
  const { view, stop } = await contactPage(async () => ({ id: 41 }), { id: 7 })
  assert.equal(view.getByRole('link', { name: 'Your letters to us' }).getAttribute('href'), '/user/letters')
  await stop()
})

test.run()
