import { drawInHouse } from '../../../support/draw-in-house'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { session } from '../../../../features/session/contract'
import { confirm, stage, type ToastRequest, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, type HttpOptions, httpClient, navigation } from '../../../../features/web/contract'
import type { Subject } from '../../../../kernel/declare'

/** How the stand-in server answers a call; an error is thrown. */
export type Answering = (call: { method: string; path: string; body: unknown }) => unknown

interface Reader {
  readonly subject?: Subject
  /** Whether what was typed may go. */
  readonly mayGo?: () => boolean
}

/** A part of `profile` before a server that answers as the test says. `unsaved` tells whether leaving would be asked about, `said` what toasts stood there. */
export async function drawProfile(
  page: React.ReactNode,
  answering: Answering,
  { subject, mayGo = () => true }: Reader = {},
) {
  const { profileClient } = await import('../../../../features/profile/client/feature')
  const guards = new Set<() => boolean>()
  const said: ToastRequest[] = []
  const calls: { method: string; path: string; body: unknown; key: string | undefined; match: string | undefined }[] =
    []
  const ask =
    (method: string) =>
    async <T,>(path: string, body?: unknown, { idempotencyKey: key, headers }: HttpOptions = {}) => {
      calls.push({ method, path, body, key, match: headers?.['if-match'] })
      const data = await answering({ method, path, body })
      if (data instanceof HttpError) throw data
      return { status: 200, data: data as T, headers: {} }
    }
  const http = {
    ...{ post: ask('POST'), put: ask('PUT'), patch: ask('PATCH') },
    get: <T,>(path: string) => ask('GET')<T>(path),
    delete: <T,>(path: string, options?: HttpOptions) => ask('DELETE')<T>(path, undefined, options),
  } as HttpClient
  const kernel = await bootAlone(profileClient, {
    fakes: [
      [httpClient, http],
      [session, { state: { status: 'known' }, refresh: async () => {} }],
      [stage, {}],
      [
        navigation,
        {
          go: () => {},
          mayLeave: async () => true,
          guardLeaving(guard: () => boolean) {
            guards.add(guard)
            return () => guards.delete(guard)
          },
        },
      ],
      [confirm, { state: { waiting: [] }, ask: async () => mayGo(), answer: () => {} }],
      [
        toasts,
        {
          state: { list: [] },
          show: (toast: ToastRequest) => said.push(toast),
          dismiss: () => {},
          hold: () => {},
          release: () => {},
        },
      ],
    ],
  })
  const drawn = await drawInHouse({ kernel, http, feature: 'profile', page, ...(subject && { subject }) })
  return { ...drawn, calls, said, unsaved: () => [...guards].some((guard) => guard()) }
}
