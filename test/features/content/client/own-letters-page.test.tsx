import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('one’s own letters')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** The page, whatever is drawn beside it, and a server that keeps what is posted. */
async function draw(items: readonly object[], beside?: ReactNode, next: number | null = null) {
  const kept = [...items]
  const [{ contentClient }, { page }] = await Promise.all([
    import('../../../../features/content/client/feature'),
    import('../../../../features/content/client/mine/own-letters-page'),
  ])
  const refuse = () => Promise.reject(new HttpError(500, undefined))
  const get = async () => ({ status: 200, data: { items: [...kept], next }, headers: {} })
  const post = async (_: string, letter: object) => {
    kept.unshift({ id: 9, state: 'new', sentAt: '2026-11-21T06:30:00.000Z', ...letter })
    return { status: 201, data: { id: 9 }, headers: {} }
  }
  const http = { get, post, put: refuse, patch: refuse, delete: refuse } as unknown as HttpClient
  const kernel = await bootAlone(contentClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'nobody' }, refresh: async () => {} }],
      [stage, { state: { open: [] }, open: () => {}, close: () => {} }],
      [navigation, { go: () => {}, mayLeave: async () => true, guardLeaving: () => () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: '/user/letters', params: {}, query: {} }
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'content', subject: { id: 7 } },
    page: (
      <>
        {beside}
        <Page at={at} />
      </>
    ),
  })
  stop = drawn.stop
  return drawn.view
}

test('of how many there are, nobody says more than is known', async () => {
  const about = { subject: 'Dark certificates', text: 'At night.', sentAt: '2026-11-21T06:30:00.000Z' }
  const view = await draw([{ id: 8, kind: 'feature', state: 'planned', ...about }], undefined, 8)
  await view.findByRole('button', { name: 'Load more' })
  assert.equal(view.queryByText('1 of 1'), null)
})

test('each stands by its number with what became of it, in words of its kind', async () => {
  const about = { subject: 'Dark certificates', text: 'I print them at night.', sentAt: '2026-11-21T06:30:00.000Z' }
  const view = await draw([
    { id: 8, kind: 'feature', state: 'planned', ...about },
    { id: 7, kind: 'contact', state: 'done', ...about },
  ])
  await view.findByText('Planned')
  await view.findByText('Answered')
  await view.findByText(/^Feature request no\. 8/)
})

test('who has written nothing reads what would stand here, and where to write', async () => {
  const view = await draw([])
  await view.findByText('You have not written to us')
  assert.equal(view.getByRole('link', { name: 'Write to us' }).getAttribute('href'), '/about/contact-us')
})

test('what is written meanwhile stands there at once, wherever one wrote it', async () => {
  const [{ Overlay }, { page: contact }, { default: userEvent }] = await Promise.all([
    import('../../../../features/content/client/request/request-dialog'),
    import('../../../../features/content/client/contact/contact-page'),
    import('@testing-library/user-event'),
  ])
  const Contact = contact.Page as (props: { at: object }) => ReactNode
  const ways = [
    {
      writer: <Overlay onClose={() => {}} />,
      subject: 'What should there be?',
      text: 'What would you do with it?',
      send: 'Send the request',
    },
    { writer: <Contact at={{}} />, subject: 'What it is about', text: 'Your message', send: 'Send the message' },
  ]
  for (const way of ways) {
    const view = await draw([], way.writer)
    await view.findByText('You have not written to us')
    const user = userEvent.setup({ document })
    await user.type(await view.findByLabelText(way.subject), 'Dark certificates')
    await user.type(view.getByLabelText(way.text), 'I print them at night.')
    await user.click(view.getByRole('button', { name: way.send }))
    await view.findByRole('heading', { name: 'Dark certificates' })
    await stop?.()
  }
  stop = undefined
})

test.run()
