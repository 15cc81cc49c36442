import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { sections } from '../../../../features/profile/contract'
import type { OwnProfile } from '../../../../features/profile/contract/wire'
import { session } from '../../../../features/session/contract'
import { confirm, stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'

const nothingLookedFor = { kinds: [], topics: [], places: [] }
const hobby = { id: 5, name: 'Chess', note: null }
const ownAt = (version: number, headline: string): OwnProfile =>
  ({
    ...{
      id: 7,
      name: 'Asha',
      username: 'asha',
      avatar: null,
      about: '',
      city: '',
      skills: [],
      percent: 0,
      missing: [],
    },
    ...{ headline, version },
    sections: {
      ...Object.fromEntries(sections.map((section) => [section, []])),
      hobbies: [{ ...hobby, version }],
    },
  }) as unknown as OwnProfile

/** The settings of a profile, before a server that judges versions; another window writes with `write`. */
async function drawSettings() {
  const { profileClient } = await import('../../../../features/profile/client/feature')
  const { page } = await import('../../../../features/profile/client/settings/profile-settings-page')
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  let now = ownAt(1, 'Student')
  const sent: string[] = []
  const refuse = () => Promise.reject(new HttpError(0, undefined))
  const http: HttpClient = {
    ...{ post: refuse, patch: refuse, delete: refuse },
    get: async <T,>(path: string) => ({
      ...{ status: 200, headers: {} },
      data: (path.endsWith('/interests') ? nothingLookedFor : now) as T,
    }),
    async put<T>(path: string, _: unknown, options?: { headers?: Record<string, string> }) {
      const match = options?.headers?.['if-match'] ?? ''
      sent.push(`${path.split('/').at(-1)} ${match}`)
      if (match !== `"${now.version}"`) throw new HttpError(412, undefined)
      now = ownAt(now.version + 1, 'Saved')
      return { status: 204, data: null as T, headers: {} }
    },
  }
  const kernel = await bootAlone(profileClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'known' }, refresh: async () => {} }],
      [stage, {}],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, stop, queries } = await drawInHouse({
    ...{ kernel, http, feature: 'profile' },
    page: <Page at={{ path: '/user/profile', params: {}, query: {} }} />,
  })
  return {
    ...{ view, stop, sent, fireEvent },
    /** Another window's change, which this one hears of as it is looked at again. */
    async write(version: number) {
      now = ownAt(version, `Window ${version}`)
      await act(() => queries.invalidateQueries())
      await act(() => new Promise(setImmediate))
    },
    async send(form: HTMLElement) {
      const before = sent.length
      fireEvent.submit(form)
      await waitFor(() => assert.equal(sent.length, before + 1))
      await act(() => new Promise(setImmediate))
    },
  }
}

const test = suite('versions of a profile that is written')

test('the head goes out with the version that its draft was made from, and with another’s once that was told', async () => {
  const { view, stop, sent, send, write, fireEvent } = await drawSettings()
  const form = await view.findByRole('form')
  fireEvent.change(view.getByLabelText(/City/), { target: { value: 'Pune' } })
  await write(2)
  await send(form)
  await view.findByText(/changed in another window/)
  await write(3)
  await send(form)
  await send(form)
  await send(form)
  assert.deepEqual(sent, ['own "1"', 'own "2"', 'own "3"', 'own "4"'])
  await stop()
})

test('an entry goes out with the version that was opened', async () => {
  const { view, stop, sent, send, write, fireEvent } = await drawSettings()
  fireEvent.click(await view.findByRole('button', { name: /Change.*Chess/ }))
  await write(2)
  const form = view.getByRole('form', { name: /Change/ })
  await send(form)
  await view.findByText(/changed in another window/)
  await send(form)
  assert.deepEqual(sent, ['5 "1"', '5 "2"'])
  await stop()
})

test.run()
