import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

const test = suite('the letters of the team')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const letter = {
  ...{ id: 7, kind: 'feature', state: 'new', version: 1, name: 'मीरा', email: 'meera@example.in' },
  ...{ subject: 'अंधेरा रंग', text: 'रात में पढ़ने के लिए।', sentAt: '2026-11-21T06:30:00.000Z' },
}

async function draw(kind: string, state: string, q?: string) {
  const [{ contentClient }, { page }, { default: userEvent }] = await Promise.all([
    import('../../../../features/content/client/feature'),
    import('../../../../features/content/client/inbox/letters-page'),
    import('@testing-library/user-event'),
  ])
  const refuse = () => Promise.reject(new HttpError(500, undefined))
  const asked: string[] = []
  const get = async (path: string, options?: object) => {
    asked.push(path + JSON.stringify(options ?? {}))
    return { status: 200, data: { items: q ? [] : [letter], next: null }, headers: {} }
  }
  const http = { get, post: refuse, put: refuse, patch: refuse, delete: refuse } as unknown as HttpClient
  const gone: string[] = []
  const kernel = await bootAlone(contentClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'nobody' }, refresh: async () => {} }],
      [stage, { state: { open: [] }, open: () => {}, close: () => {} }],
      [navigation, { go: (to: string) => gone.push(to), mayLeave: async () => true, guardLeaving: () => () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: `/manage/letters/${kind}/${state}`, params: { kind, state }, query: q ? { q } : {} }
  const drawn = await drawInHouse({ kernel, http, feature: 'content', page: <Page at={at} /> })
  stop = drawn.stop
  return { view: drawn.view, user: userEvent.setup({ document }), gone, asked }
}

test('which kind is shown is chosen on the page, and the state stays', async () => {
  const { view, user, gone } = await draw('all', 'planned')
  const choice = (await view.findByRole('combobox', { name: 'Kind' })) as HTMLSelectElement
  assert.deepEqual(
    [...choice.options].map(({ value, text }) => [value, text]),
    [
      ['all', 'All kinds'],
      ['contact', 'Message'],
      ['feature', 'Feature request'],
    ],
  )
  await user.selectOptions(choice, 'feature')
  assert.deepEqual(gone, ['/manage/letters/feature/planned'])
})

test('what people wrote says in which language it is', async () => {
  const { view } = await draw('feature', 'new')
  for (const words of [letter.subject, letter.text, letter.name])
    assert.equal((await view.findByText(words)).closest('[lang]')?.getAttribute('lang'), 'hi', words)
})

test('each shows the number that its writer was told', async () => {
  const { view } = await draw('feature', 'new')
  await view.findByText(/no\. 7 ·/)
})

test('one is looked for by its number or its words, which stay while kind and state are chosen', async () => {
  const { view, user, gone } = await draw('all', 'all')
  await user.type(await view.findByRole('searchbox', { name: 'Number, words or writer' }), ' 7 {Enter}')
  assert.match(gone.at(-1) ?? '', /\?q=7$/)
  await stop?.()
  const found = await draw('all', 'all', 'night')
  assert.match(found.asked.join(), /"q":"night"/)
  await found.view.findByText(/^No letter of this kind and state has that number/)
  assert.equal(found.view.getByRole('link', { name: 'Done' }).getAttribute('href'), '/manage/letters/all/done?q=night')
  await found.user.selectOptions(found.view.getByRole('combobox', { name: 'Kind' }), 'contact')
  assert.deepEqual(found.gone, ['/manage/letters/contact/all?q=night'])
})

test.run()
