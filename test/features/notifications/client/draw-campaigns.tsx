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

/** The page of messages to many, with these on its list; `answer` is what is said to each question. */
export async function drawCampaigns(items: readonly object[], answer: { yes: boolean }) {
  const [{ notificationsClient }, { page }, { default: user }] = await Promise.all([
    import('../../../../features/notifications/client/feature'),
    import('../../../../features/notifications/client/campaigns/campaigns-page'),
    import('@testing-library/user-event'),
  ])
  const asked: string[] = []
  const posted: string[] = []
  const questions: ConfirmMessage[] = []
  const failing = new Set<string>()
  const given: Record<string, object> = {
    [API]: { items, next: null },
    [`${API}/choices`]: {
      audiences: [{ id: 'course', label: 'Course', choices: [{ value: 'law', label: 'Law' }] }],
      channels: [{ id: 'in-app', label: 'Here' }],
    },
  }
  const get = async (path: string) => ({ status: 200, data: given[path], headers: {} })
  const post = async (path: string) => {
    posted.push(path)
    if (failing.has(path))
      throw new HttpError(503, {
        type: 'x',
        title: 'x',
        status: 503,
        detail: 'The database rests.',
        instance: 'x',
        code: 'x',
      })
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
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
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
    user: user.setup({ document }),
    stop,
  }
}
