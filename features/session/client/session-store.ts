import { proxy, subscribe } from 'valtio/vanilla'
import type { Own, Subject } from '../../../kernel/index'
import { type HttpClient, HttpError, type Navigation, type Visitor } from '../../web/contract'
import type { CurrentUser, Session } from '../contract'
import { ACTIVITY_STOPPED, dropCookie, SKIP_GOOGLE_LOGIN } from './cookies'
import type { Gate } from './expired/gate'
import { forgetPersonal, forgetStored } from './forget-personal'
import { forgetUser, keepUser, maySomeoneBeSignedIn, readKeptUser } from './kept-user'
import { isAnotherThanLast } from './last-person'
import { authPath, hereNow } from './return-url'
import { NotEntered } from './not-entered'
import { keepSsoLogo } from './sso-logo'
import { tellTimeZone } from './settings/tell-time-zone'
import { followTabs, isFlagMissing, isUnmarked, reloadOtherTabs } from './tabs/follow-tabs'
import type { TabChannel } from './tabs/tab-channel'

export interface SessionStore extends Session, Visitor {
  /** Live. `confirmed`: the id of whom the server has named since the page opened; what an earlier page kept is not. */
  readonly state: Session['state'] & { readonly confirmed: number | undefined }
  /**
   * The proofs are in: asks who is signed in now, and tells the other tabs. `ssoLogo`: of the partner whose link was the proof. Throws
   * `NotEntered` where the server does not name them.
   */
  enter(ssoLogo?: string | null): Promise<void>
  /** The password was typed: the lock is open, in all tabs. */
  unlock(): Promise<void>
  /** All other tabs of this browser begin anew. */
  reloadOthers(): void
}

export interface SessionStoreParts {
  readonly http: HttpClient
  readonly gate: Gate
  readonly tabs: TabChannel
  readonly go: Navigation['go']
  /** The server has said who is signed in: once for each person in a page's life. */
  readonly onLogin: (user: CurrentUser) => void
  /** What other features keep of a person in this browser. */
  readonly personal: () => readonly string[]
  readonly own: Own
}

/**
 * Who is signed in on this device. The server decides with each request; this is what the shell shows and what tabs agree on: a marker
 * that appears signs the other tabs in, one that goes signs them out (spec §4).
 */
export function createSessionStore({ http, gate, tabs, go, onLogin, personal, own }: SessionStoreParts): SessionStore {
  const state = proxy<{
    status: Session['state']['status']
    user: CurrentUser | undefined
    confirmed: number | undefined
  }>({
    status: 'unknown',
    user: undefined,
    confirmed: undefined,
  })
  /** The subject of views: another object only when something differs, because what a subject sees is remembered by identity. */
  let subject: Subject
  let asking: Promise<unknown> | undefined
  /** How often somebody has left: what was asked before says who was there, not who is. */
  let left = 0

  function become(user: CurrentUser | undefined) {
    if (JSON.stringify(subject) !== JSON.stringify(user)) subject = user && Object.freeze({ ...user })
    state.user = user
    state.status = user ? 'someone' : 'nobody'
  }

  /** As the server has it. A page that was one person's is never another's: it begins anew. */
  async function welcome(user: CurrentUser, sentAt: number) {
    if (gate.personId !== undefined && gate.personId !== user.id) {
      await keepUser(user)
      return location.reload()
    }
    gate.personId = user.id
    gate.email = user.email
    gate.isDeclined = false
    if (isAnotherThanLast(user)) forgetStored(personal())
    become(user)
    gate.settle('sign-in', true)
    if (user.is_locked && gate.knowsLock(sentAt)) gate.state.isLocked = true
    if (state.confirmed !== user.id) {
      state.confirmed = user.id
      onLogin(user)
    }
    await keepUser(user)
  }

  function leave() {
    left++
    forgetUser()
    gate.settle('password', false)
    gate.settle('proof', false)
    state.confirmed = undefined
    become(undefined)
  }

  /** Each tab keeps the user anew, sealed differently: only another user is news, or tabs would ask each other for ever. */
  async function compare() {
    const kept = await readKeptUser()
    if (JSON.stringify(kept) !== JSON.stringify(subject)) await refresh()
  }

  /** Why nobody was named, where nobody was. */
  async function ask(): Promise<unknown> {
    const sentAt = performance.now()
    const before = left
    try {
      const { data } = await http.get<CurrentUser>('/api/session/me')
      if (left === before) await welcome(data, sentAt)
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) {
        if (state.status === 'unknown') state.status = 'nobody'
        return error // no answer is no news: whoever was signed in stays until the server says otherwise
      }
      leave()
      return error
    }
  }

  function askOnce(): Promise<unknown> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function refresh(): Promise<void> {
    await askOnce()
  }

  /** After something was done: what was asked for before it tells what was. */
  async function refreshAfter(): Promise<unknown> {
    await asking
    return askOnce()
  }

  /** The login flag is missing while a user is present (spec §4): signed out, and told why. */
  function lapse() {
    http.post('/api/session/logout').catch(() => {}) // ended already, or it ends by itself
    forgetPersonal(personal())
    leave()
    gate.state.hasLapsed = true
  }

  /** However somebody got in: providers may sign them in again, and a session of one's own proof is no partner's. */
  function clear(ssoLogo: string | null = null) {
    dropCookie(SKIP_GOOGLE_LOGIN)
    keepSsoLogo(ssoLogo)
  }
  function tellOfEntry() {
    tabs.tell({ kind: 'who' })
    tellTimeZone(http)
  }

  async function begin() {
    if (isFlagMissing()) return lapse()
    if (!maySomeoneBeSignedIn()) return become(undefined)
    const isNews = isUnmarked()
    const kept = await readKeptUser()
    if (kept && state.status === 'unknown') become(kept)
    await refresh()
    // Somebody came back from a provider: no form of ours saw them enter.
    if (!isNews || !state.user) return
    clear()
    tellOfEntry()
  }

  let begun: Promise<void> | undefined
  if (typeof window !== 'undefined') {
    const following = new AbortController()
    const acts = {
      refresh: () => void refresh(),
      compare: () => void compare(),
      leave: () => state.status !== 'nobody' && leave(),
      lapse: () => state.status !== 'nobody' && lapse(),
      reload: () => location.reload(),
    }
    followTabs(tabs, acts, following.signal)
    own(() => following.abort())
    begun = begin().finally(() => {
      delete document.documentElement.dataset['awaited'] // what awaited.ts wrote
    })
  }

  return {
    state,
    refresh,
    asSomeone(act) {
      const decide = () => (state.user ? act() : go(authPath('login', hereNow())))
      if (state.status === 'unknown') void begun?.then(decide)
      else decide()
    },
    async enter(ssoLogo) {
      clear(ssoLogo) // before anybody is there: it decides whether they are led to sign-up
      const refusal = await refreshAfter()
      if (refusal) throw new NotEntered(refusal)
      tellOfEntry()
    },
    async signOut(where = 'here') {
      // From here on nobody is asked to sign in again: what this page fetches may be refused before the answer is here.
      const { personId } = gate
      gate.personId = undefined
      try {
        if (where === 'here') await http.post('/api/session/logout')
        else await http.post('/api/session/logout-devices', { mode: 'all' })
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 401) {
          gate.personId = personId
          throw error
        }
      }
      forgetPersonal(personal())
      leave()
      tabs.tell({ kind: 'signed-out' })
    },
    async unlock() {
      dropCookie(ACTIVITY_STOPPED)
      gate.settle('password', true)
      tabs.tell({ kind: 'unlocked' })
      await refreshAfter()
    },
    reloadOthers: () => reloadOtherTabs(tabs),
    current: () => subject,
    onChange: (listener) => subscribe(state, listener),
  }
}
