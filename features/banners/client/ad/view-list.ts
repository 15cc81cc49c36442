import { readStored, store } from '../../../web/kit'

/** Banners that were shown and are not told yet; one that was shown twice stands there twice, for limits go by it. */
const LIST = 'foothold.ad-views'
/** A browser that cannot tell anybody for months keeps the first so many. */
const MOST = 100

const isId = (each: unknown): each is number => Number.isSafeInteger(each) && Number(each) > 0

export function readViews(): readonly number[] {
  const kept = readStored(LIST)
  return Array.isArray(kept) ? kept.filter(isId) : []
}

export function addToViews(id: number): void {
  const list = readViews()
  if (list.length < MOST) store(LIST, [...list, id])
}

export function dropFirstView(): void {
  const left = readViews().slice(1)
  store(LIST, left.length === 0 ? undefined : left)
}
