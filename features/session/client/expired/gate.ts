import { proxy } from 'valtio/vanilla'
import type { CallRescue } from '../../../web/contract'

export type Asked = 'sign-in' | 'password' | 'proof'

/** Calls that wait for a person: to sign in again, to type the password after an hour away, or to prove once more who they are. */
export interface Gate {
  /** Live state. `isLocked`: the password is asked for, whether a call waits or not. `hasLapsed`: to be told once. */
  readonly state: { asks: 'sign-in' | undefined; isLocked: boolean; wantsProof: boolean; hasLapsed: boolean }
  /** Whose page this is; undefined until somebody has signed in. */
  personId: number | undefined
  /** Theirs, for the form that asks them in again. */
  email: string | undefined
  /** Whoever is here does not want to sign in again now: only what they do asks once more. */
  isDeclined: boolean
  /** What was asked before it was opened last says nothing of the lock as it is now. `sentAt` by the page's clock, in ms. */
  knowsLock(sentAt: number): boolean
  /** True once it was done. */
  ask(what: Asked): Promise<boolean>
  settle(what: Asked, isDone: boolean): void
}

export function createGate(): Gate {
  const state = proxy<Gate['state']>({ asks: undefined, isLocked: false, wantsProof: false, hasLapsed: false })
  const waiting: Record<Asked, ((isDone: boolean) => void)[]> = { 'sign-in': [], password: [], proof: [] }
  let openedAt = Number.NEGATIVE_INFINITY
  return {
    state,
    knowsLock: (sentAt) => sentAt > openedAt,
    personId: undefined,
    email: undefined,
    isDeclined: false,
    ask(what) {
      if (what === 'sign-in') state.asks = what
      else state[what === 'proof' ? 'wantsProof' : 'isLocked'] = true
      return new Promise((resolve) => void waiting[what].push(resolve))
    },
    settle(what, isDone) {
      if (what === 'password' && isDone) openedAt = performance.now()
      if (what === 'sign-in') state.asks = undefined
      else state[what === 'proof' ? 'wantsProof' : 'isLocked'] = false
      for (const go of waiting[what].splice(0)) go(isDone)
    },
  }
}

/** What signs in, out or opens the lock speaks for itself: nobody waits for it. */
const OWN =
  /^\/api\/(session\/(me|login|logout|signup|lock|prove|codes?|passkeys?|openid|share-link|assessment-link)\b|user\/verify-password$)/

/**
 * A session that ended or was locked during work costs nothing that was typed: a dialog stands over the page, and the refused call goes out
 * again once the same person has signed in or typed the password. So it is with what wants a fresh proof of who they are.
 */
export function rescueBy(gate: Gate): CallRescue {
  return {
    id: 'session.ask-again',
    async rescue({ status, code }, { method, path, sentAt }) {
      if (gate.personId === undefined) return false
      if (code === 'proof-needed') return gate.ask('proof')
      if (OWN.test(path)) return false
      if (status === 423) return gate.knowsLock(sentAt) ? gate.ask('password') : true
      if (method === 'GET' && gate.isDeclined) return false
      if (status === 401 && (code === undefined || code === 'sign-in-needed')) return gate.ask('sign-in')
      return false
    },
  }
}
