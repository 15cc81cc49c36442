import { readStored, store } from '../../../web/kit'

/** Banners that were clicked and are not told yet, by its name in local storage (spec §3). */
const LIST = 'bannerClicks'
/** A browser that cannot tell anybody for months keeps the first so many. */
const MOST = 500

const isId = (each: unknown): each is number => Number.isSafeInteger(each) && Number(each) > 0

export function readClicks(): readonly number[] {
  const kept = readStored(LIST)
  return Array.isArray(kept) ? [...new Set(kept.filter(isId))] : []
}

export function addToClicks(id: number): void {
  const list = readClicks()
  if (!list.includes(id) && list.length < MOST) store(LIST, [...list, id])
}

export function takeFromClicks(ids: readonly number[]): void {
  const left = readClicks().filter((id) => !ids.includes(id))
  store(LIST, left.length === 0 ? undefined : left)
}
