import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import type { Rule, Rulebook } from '../../../../features/gamification/contract/wire-admin'
import { session } from '../../../../features/session/contract'
import { confirm, stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const rule: Rule = {
  ...{ id: 7, version: 3, trigger: 'a.b', nameEn: 'Registering', nameHi: 'पंजीकरण', points: 10, coins: 0 },
  ...{ badgeId: null, perDay: 1, perPerson: null, audience: {}, isOn: true, isReplayed: true },
}
const book: Rulebook = { rules: [rule], badges: [], triggers: [{ id: 'a.b', label: 'Registering' }] }

const test = suite('writing rules')

test('what another admin changed while a form was open is refused with the version that was opened', async () => {
  const { gamificationClient } = await import('../../../../features/gamification/client/feature')
  const { page } = await import('../../../../features/gamification/client/manage/manage-page')
  const { default: userEvent } = await import('@testing-library/user-event')
  const { act, waitFor } = await import('../../../support/testing-library')
  let now = book
  const put: unknown[] = []
  const refuse = () => Promise.reject(new HttpError(0, undefined))
  const http: HttpClient = {
    ...{ post: refuse, patch: refuse, delete: refuse },
    get: async <T,>() => ({ status: 200, data: now as T, headers: {} }),
    async put(_, body) {
      put.push(body)
      throw new HttpError(412, undefined)
    },
  }
  const kernel = await bootAlone(gamificationClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'known' } }],
      [stage, {}],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'gamification' },
    page: <Page at={{ path: '/manage/gamification', params: {}, query: {} }} />,
  })
  const user = userEvent.setup({ document })
  await user.click(await view.findByRole('button', { name: /^Change.*Registering/ }))
  const form = await view.findByRole('form')
  const send = () => act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  // Another admin's change comes to the page with the first refusal.
  now = {
    ...book,
    rules: [
      { ...rule, version: 4, points: 50 },
      { ...rule, id: 8, nameEn: 'Another' },
    ],
  }
  await send()
  await view.findByText('Another')
  await send()
  await waitFor(() => assert.equal(put.length, 2))
  assert.deepEqual(
    (put as { version: number; content: { points: number } }[]).map(({ version, content }) => [
      version,
      content.points,
    ]),
    [
      [3, 10],
      [3, 10],
    ],
  )
  await stop()
})

test.run()
