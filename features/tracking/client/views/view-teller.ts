import { HttpError } from '../../../web/contract'
import type { UpdateViewsAnswer, UpdateViewsRequest } from '../../contract/wire-views'
import { dueArticles, dueGroups, dueMentors, PAUSE_MS, type Taken } from './due'
import { readStored, store } from '../../../web/kit'
import { bodyOf, type Form, type Sender } from './view-body'
import { FROM_KEY, type ListName, listNames, readLists, takeFrom } from './view-lists'

const PATH = '/api/views/update-views'
/** What was taken from the lists and is not known to have arrived. */
export const UNDER_WAY = 'foothold.views-under-way'
/** The last number that was given to a batch. */
const NUMBER = 'foothold.views-number'
/** When the groups were told last, and until when they rest (spec §3). */
const UPDATED = 'last_updated'
/** Malformed, too large, not as agreed, or of somebody who has logged out since. */
const NEVER_TAKEN = [400, 403, 413, 422]
/** One tab at a time tells. */
const LOCK = 'foothold.views'

interface UnderWay {
  readonly form: Form
  readonly body: UpdateViewsRequest
}

export interface ViewTeller {
  /** Tells what is due of this form, and what is under way before it. */
  tell(form: Form): Promise<void>
  /** The page is being left: what is due goes without waiting for an answer. */
  leave(): void
}

interface TellerParts {
  readonly http: {
    post(path: string, body: UpdateViewsRequest): Promise<{ readonly data: Pick<UpdateViewsAnswer, 'result'> }>
  }
  /** Who looks, without the number. */
  readonly sender: () => Omit<Sender, 'sequence'>
  readonly now?: () => number
}

const readUnderWay = () => readStored(UNDER_WAY) as UnderWay | undefined

/** What was noted of what somebody looked at goes: they refused to be watched. */
export function forgetViews(): void {
  for (const key of [...listNames, FROM_KEY, UNDER_WAY]) store(key, undefined)
}

function nextNumber(now: number): number {
  const last = Number(readStored(NUMBER) ?? 0)
  const next = Math.max(now, Number.isSafeInteger(last) ? last + 1 : 1)
  store(NUMBER, next)
  return next
}

const pausedUntil = () => (readStored(UPDATED) as { readonly expiry?: number } | undefined)?.expiry

/**
 * Tells the server what was looked at (spec §7, §9). What is taken from the lists stands under way with a number until it is answered, one batch at a time: one
 * that is told twice because an answer was lost is counted once, and none is lost when the page goes in between.
 */
export function createViewTeller({ http, sender, now = Date.now }: TellerParts): ViewTeller {
  const due: Readonly<Record<Form, () => Taken | undefined>> = {
    groups: () => dueGroups(readLists(), now(), pausedUntil()),
    articles: () => dueArticles(readLists()),
    mentors: () => dueMentors(readLists()),
  }

  function take(form: Form): UnderWay | undefined {
    const taken = due[form]()
    if (!taken) return undefined
    const next: UnderWay = { form, body: bodyOf(form, taken, { ...sender(), sequence: nextNumber(now()) }) }
    // First here, then out of the lists: whoever falls in between tells a view twice under two numbers rather than never.
    store(UNDER_WAY, next)
    for (const [name, ids] of Object.entries(taken)) takeFrom(name as ListName, ids)
    return next
  }

  function arrived({ form }: UnderWay, { result }: { readonly result?: string }): void {
    store(UNDER_WAY, undefined)
    if (form === 'groups' && result === 'success') store(UPDATED, { value: now(), expiry: now() + PAUSE_MS })
  }

  async function send(underWay: UnderWay): Promise<boolean> {
    try {
      arrived(underWay, (await http.post(PATH, underWay.body)).data)
      return true
    } catch (error) {
      // What no server will ever take is dropped; else it is told again under the same number, also after a time in which tracking was switched off.
      if (error instanceof HttpError && NEVER_TAKEN.includes(error.status)) store(UNDER_WAY, undefined)
      return false
    }
  }

  async function tellNow(form: Form): Promise<void> {
    const left = readUnderWay()
    if (left && !(await send(left))) return
    const next = take(form)
    if (next) await send(next)
  }

  return {
    async tell(form) {
      // Not in every browser, and not without https: then two tabs that are looked at side by side may tell a view twice.
      const locks = navigator.locks as LockManager | null | undefined
      await (locks ? locks.request(LOCK, () => tellNow(form)) : tellNow(form))
    },
    leave() {
      const underWay = readUnderWay() ?? take('groups')
      if (underWay) navigator.sendBeacon(PATH, new Blob([JSON.stringify(underWay.body)], { type: 'application/json' }))
    },
  }
}
