import { HttpError } from '../../../web/contract'
import { readStored, store } from '../../../web/kit'
import type { BannerClicksRequest, Counted } from '../../contract/wire'
import { readClicks, takeFromClicks } from './click-list'

const PATH = '/api/update-banner-clicks'
/** What was told and is not known to have arrived; its banners stay on the list until then. */
export const UNDER_WAY = 'foothold.banner-clicks-under-way'
/** The last number that was given to a batch. */
const NUMBER = 'foothold.banner-clicks-number'
/** One tab at a time touches the list. */
const LOCK = 'foothold.banner-clicks'
const AT_ONCE = 50
/** Malformed, too large, or not as agreed: no server will ever take it. */
const NEVER_TAKEN = [400, 413, 422]

export interface ClickTeller {
  /** Tells what was clicked, and what is under way before it. */
  tell(): Promise<void>
  /** The page is being left: without waiting for an answer. */
  leave(): void
}

export interface TellerParts {
  readonly http: {
    post(path: string, body: BannerClicksRequest, options: object): Promise<{ readonly data: Pick<Counted, 'status'> }>
  }
  /** The browser's random name. */
  readonly name: () => string
  readonly headers: () => Readonly<Record<string, string>>
  readonly now?: () => number
}

const readUnderWay = () => readStored(UNDER_WAY) as BannerClicksRequest | undefined

function nextNumber(now: number): number {
  const last = Number(readStored(NUMBER) ?? 0)
  const next = Math.max(now, Number.isSafeInteger(last) ? last + 1 : 1)
  store(NUMBER, next)
  return next
}

/** Tells clicks (spec §7, §9): a batch keeps its number until it is answered, so that one that is told twice is counted once. */
export function createClickTeller({ http, name, headers, now = Date.now }: TellerParts): ClickTeller {
  function take(): BannerClicksRequest | undefined {
    const clicks = readClicks().slice(0, AT_ONCE)
    if (clicks.length === 0) return undefined
    const next = { clicks, client_id: name(), sequence: nextNumber(now()) }
    store(UNDER_WAY, next)
    return next
  }

  function settle({ clicks }: BannerClicksRequest): void {
    takeFromClicks(clicks)
    store(UNDER_WAY, undefined)
  }

  async function tellNow(): Promise<void> {
    const next = readUnderWay() ?? take()
    if (!next) return
    try {
      const { data } = await http.post(PATH, next, { headers: headers() })
      if (data.status) settle(next)
    } catch (error) {
      // Else it is told again under the same number, also after a time in which banners were switched off.
      if (error instanceof HttpError && NEVER_TAKEN.includes(error.status)) settle(next)
    }
  }

  return {
    async tell() {
      // Not in every browser, and not without https: then two tabs that are looked at side by side may tell a batch twice, under one number.
      const locks = navigator.locks as LockManager | null | undefined
      await (locks ? locks.request(LOCK, tellNow) : tellNow())
    },
    leave() {
      const next = readUnderWay() ?? take()
      if (next) navigator.sendBeacon(PATH, new Blob([JSON.stringify(next)], { type: 'application/json' }))
    },
  }
}
