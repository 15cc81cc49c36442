import type { ReactNode } from 'react'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { type CurrentUser, session } from '../../../../features/session/contract'
import { confirm, stage, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'
import { drawInHouse } from '../../../support/draw-in-house'

export const student = { id: 12, username: 'asha', userRole: ['user'], news: [] } as unknown as CurrentUser

/** What the server says, by the beginning of the path. */
export type Answers = Record<string, object>

interface Wanted {
  readonly answers?: Answers
  readonly user?: CurrentUser
  readonly words?: readonly string[]
}

/** Something of this feature on a page of the site, with a server that answers so; what the overlays' stage and the guard of leaving are told is kept. */
export async function drawPart(page: ReactNode, { answers = {}, user, words = [] }: Wanted = {}) {
  const { gamificationClient } = await import('../../../../features/gamification/client/feature')
  const opened: string[] = []
  const guards = new Set<() => boolean>()
  const listeners = new Map<string, (message: unknown) => void>()
  const done = async () => ({ status: 204, data: null as never, headers: {} })
  const http: HttpClient = {
    ...{ post: done, put: done, patch: done, delete: done },
    async get<T>(path: string) {
      const found = Object.entries(answers).find(([beginning]) => path.startsWith(beginning))?.[1]
      if (found === undefined || found instanceof HttpError) throw found ?? new HttpError(500, undefined)
      return { status: 200, data: found as T, headers: {} }
    },
  }
  const kernel = await bootAlone(gamificationClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'known', user }, refresh: async () => {} }],
      [stage, { state: { open: [] }, open: (id: string) => opened.push(id), close: () => {} }],
      [
        navigation,
        {
          go: () => {},
          mayLeave: async () => true,
          guardLeaving(unsaved: () => boolean) {
            guards.add(unsaved)
            return () => guards.delete(unsaved)
          },
        },
      ],
      [
        liveUpdates,
        {
          on(topic: string, listener: (message: unknown) => void) {
            listeners.set(topic, listener)
            return () => listeners.delete(topic)
          },
          onAgain: () => () => {},
        },
      ],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const drawn = await drawInHouse({
    kernel,
    http,
    feature: 'gamification',
    words,
    page,
    ...(user && { subject: user }),
  })
  return {
    ...drawn,
    opened,
    /** Says something on a live topic, to whoever listens to it. */
    say: (topic: string, message: object) => listeners.get(topic)?.(message),
    isUnsaved: () => [...guards].some((each) => each()),
  }
}
