import { readStored, store } from '../../../web/kit'

/** What this browser was shown and clicked on this day, by the ids of banners, and of their ads; another day begins anew. */
const KEY = 'foothold.ads-shown'

interface Today {
  readonly day: string
  readonly shown: Readonly<Record<string, number>>
  readonly ads: Readonly<Record<string, number>>
  readonly clicked: readonly number[]
}

const dayOf = (now: Date) => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`

function today(now: Date): Today {
  const kept = readStored(KEY) as Partial<Today> | undefined
  const day = dayOf(now)
  return kept?.day === day
    ? { day, shown: kept.shown ?? {}, ads: kept.ads ?? {}, clicked: kept.clicked ?? [] }
    : { day, shown: {}, ads: {}, clicked: [] }
}

export const timesShown = (id: number, now = new Date()): number => today(now).shown[id] ?? 0

/** Whichever of its variants it was. */
export const timesAdShown = (adId: number, now = new Date()): number => today(now).ads[adId] ?? 0

export function noteShown(id: number, adId: number, now = new Date()): void {
  const kept = today(now)
  const once = (counts: Today['shown'], key: number) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 })
  store(KEY, { ...kept, shown: once(kept.shown, id), ads: once(kept.ads, adId) })
}

/** True for the first click of a day. */
export function noteClicked(id: number, now = new Date()): boolean {
  const kept = today(now)
  if (kept.clicked.includes(id)) return false
  store(KEY, { ...kept, clicked: [...kept.clicked, id] })
  return true
}
