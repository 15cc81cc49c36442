import { proxy, subscribe } from 'valtio/vanilla'
import type { Own, Subject } from '../../../kernel/index'
import { type HttpClient, HttpError, type Visitor } from '../../web/contract'
import type { CurrentUser, Session } from '../contract'
import { forgetUser, keepUser, MARKER_KEY, maySomeoneBeSignedIn, readKeptUser, USER_KEY } from './kept-user'

export type SessionStore = Session & Visitor

/**
 * Who is signed in on this device. The server decides with each request; this is what the shell shows and what tabs agree on: a marker
 * that appears signs the other tabs in, one that goes signs them out (spec §4).
 */
export function createSessionStore(http: HttpClient, own: Own): SessionStore {
  const state = proxy<{ status: Session['state']['status']; user: CurrentUser | undefined }>({
    status: 'unknown',
    user: undefined,
  })
  /** The subject of views: another object only when something differs, because what a subject sees is remembered by identity. */
  let subject: Subject
  let asking: Promise<void> | undefined

  function become(user: CurrentUser | undefined) {
    if (JSON.stringify(subject) !== JSON.stringify(user)) subject = user && Object.freeze({ ...user })
    state.user = user
    state.status = user ? 'someone' : 'nobody'
  }

  async function ask() {
    try {
      const { data } = await http.get<CurrentUser>('/api/session/me')
      become(data)
      await keepUser(data)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) {
        if (state.status === 'unknown') state.status = 'nobody'
        return // no answer is no news: whoever was signed in stays until the server says otherwise
      }
      forgetUser()
      become(undefined)
    }
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function begin() {
    if (!maySomeoneBeSignedIn()) return become(undefined)
    const kept = await readKeptUser()
    if (kept && state.status === 'unknown') become(kept)
    await refresh()
  }

  function followTabs({ key, newValue, storageArea }: StorageEvent) {
    if (storageArea !== localStorage) return
    if (key === null || (key === MARKER_KEY && newValue === null)) become(undefined)
    else if (key === MARKER_KEY || key === USER_KEY) void refresh()
  }

  if (typeof window !== 'undefined') {
    addEventListener('storage', followTabs)
    own(() => removeEventListener('storage', followTabs))
    void begin()
  }

  return {
    state,
    refresh,
    async signOut() {
      await http.post('/api/session/logout')
      forgetUser()
      become(undefined)
    },
    current: () => subject,
    onChange: (listener) => subscribe(state, listener),
  }
}
