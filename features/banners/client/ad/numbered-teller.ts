import { HttpError } from '../../../web/contract'
import { readStored, store } from '../../../web/kit'

/** Malformed, too large, not from here, or not as agreed: no server will ever take it. */
const NEVER_TAKEN = [400, 403, 413, 422]

/** By whom a message is known again: of two with the same number of one name the server counts one. */
export interface Numbered {
  readonly client_id: string
  readonly sequence: number
}

export interface Teller {
  /** Tells what comes next, and what is under way before it. True: something was taken. */
  tell(): Promise<boolean>
  /** The page is being left: without waiting for an answer. */
  leave(): void
}

interface Telling<Told extends Numbered> {
  /** What it calls its own in storage: under way, the last number, the lock. */
  readonly name: string
  /** What comes next, under this number; undefined for nothing. */
  readonly next: (order: Numbered) => Told | undefined
  /** True: the server has it. */
  readonly send: (told: Told) => Promise<boolean>
  readonly beacon: (told: Told) => void
  /** It stands under way now: whoever falls before this tells it twice rather than never. */
  readonly taken?: () => void
  /** It arrived, or never will. */
  readonly settle?: (told: Told) => void
  /** A random name of this browser. */
  readonly clientId: () => string
  readonly now: () => number
}

/** What was told and is not known to have arrived. */
export const underWayOf = (name: string) => `foothold.${name}-under-way`

function nextNumber(key: string, now: number): number {
  const last = Number(readStored(key) ?? 0)
  return Math.max(now, Number.isSafeInteger(last) ? last + 1 : 1)
}

/** Tells one thing after the other (spec §9): each keeps its number until it is answered, so that what is told twice is counted once. */
export function createNumberedTeller<Told extends Numbered>(telling: Telling<Told>): Teller {
  const { name, next, send, beacon, taken, settle, clientId, now } = telling
  const [underWay, number] = [underWayOf(name), `foothold.${name}-number`]
  const read = () => readStored(underWay) as Told | undefined

  function take(): Told | undefined {
    const sequence = nextNumber(number, now())
    const told = next({ client_id: clientId(), sequence })
    if (told === undefined) return undefined
    store(number, sequence)
    store(underWay, told)
    taken?.()
    return told
  }

  function finish(told: Told): true {
    settle?.(told)
    store(underWay, undefined)
    return true
  }

  async function tellNow(): Promise<boolean> {
    const told = read() ?? take()
    if (told === undefined) return false
    try {
      return (await send(told)) && finish(told)
    } catch (error) {
      // Else it is told again under the same number, also after a time in which banners were switched off.
      return error instanceof HttpError && NEVER_TAKEN.includes(error.status) && finish(told)
    }
  }

  return {
    async tell() {
      // Not in every browser, and not without https: then two tabs that are looked at side by side may tell it twice, under one number.
      const locks = navigator.locks as LockManager | null | undefined
      return locks ? locks.request(`foothold.${name}`, tellNow) : tellNow()
    },
    leave() {
      const told = read() ?? take()
      if (told !== undefined) beacon(told)
    },
  }
}
