import type { ReactNode } from 'react'
import { drawInHouse } from '../../../support/draw-in-house'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import type { CampaignContent } from '../../../../features/notifications/contract/wire-admin'
import { session } from '../../../../features/session/contract'
import { type ConfirmMessage, confirm, texts, toasts } from '../../../../features/ui/contract'
import { HttpError, type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const API = '/api/notifications/campaigns'
export const content: CampaignContent = {
  ...{ titleEn: 'First', textEn: 'x', titleHi: 'पहला', textHi: 'x', actionUrl: '/jobs' },
  ...{ audience: {}, channels: ['in-app'], isSilent: false },
}

/** The page of messages to many, with these on its list; `answer` is what is said to each question. Calls to `failing` paths fail, to `held` ones wait. */
export async function drawCampaigns(
  items: readonly object[],
  answer: { yes: boolean },
  failing: Set<string> = new Set<string>(),
) {
  const [{ notificationsClient }, { page }, { default: user }] = await Promise.all([
    import('../../../../features/notifications/client/feature'),
    import('../../../../features/notifications/client/campaigns/campaigns-page'),
    import('@testing-library/user-event'),
  ])
  const asked: string[] = []
  const posted: string[] = []
  const questions: ConfirmMessage[] = []
  const told: string[] = []
  const held = new Map<string, Promise<void>>()
  const given: Record<string, object> = {
    [API]: { items, next: null },
    [`${API}/choices`]: {
      audiences: [{ id: 'course', label: 'Course', choices: [{ value: 'law', label: 'Law' }] }],
      channels: [{ id: 'in-app', label: 'Here' }],
    },
  }
  async function reach(path: string) {
    await held.get(path)
    if (!failing.has(path)) return
    const problem = { type: 'x', title: 'x', status: 503, detail: 'The database rests.', instance: 'x', code: 'x' }
    throw new HttpError(503, problem)
  }
  async function get(path: string) {
    await reach(path)
    return { status: 200, data: given[path], headers: {} }
  }
  async function post(path: string) {
    posted.push(path)
    await reach(path)
    return { status: 200, data: { count: 3 }, headers: {} }
  }
  const http = { get, post, put: post, patch: post, delete: post } as unknown as HttpClient
  const guards = new Set<() => boolean>()
  const guardLeaving = (unsaved: () => boolean) => {
    guards.add(unsaved)
    return () => void guards.delete(unsaved)
  }
  async function mayLeave() {
    if (![...guards].some((each) => each())) return true
    asked.push('may what is unsaved go?')
    return answer.yes
  }
  async function ask(message: ConfirmMessage) {
    questions.push(message)
    return answer.yes
  }
  const kernel = await bootAlone(notificationsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving, mayLeave }],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask, answer: () => {} }],
      [session, { state: { status: 'nobody', user: undefined } }],
      [texts, { load: async () => {} }],
      [
        toasts,
        {
          state: { list: [] },
          show: ({ text }: { text: string }) => void told.push(text),
          dismiss: () => {},
          hold: () => {},
          release: () => {},
        },
      ],
    ],
  })
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'notifications' },
    page: <Page at={{ path: '/push-notifications', params: {}, query: {} }} />,
  })
  return {
    view,
    asked,
    posted,
    questions,
    failing,
    held,
    told,
    given,
    user: user.setup({ document }),
    stop,
  }
}
