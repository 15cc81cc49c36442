import { type OpenedFrom, openedFrom } from '../../contract/opened-from'
import { readStored, store } from '../../../web/kit'

/** The lists of what was looked at and not told yet, by their names in local storage (spec §3). */
export const listNames = [
  'viewed_competition',
  'competition_page_views',
  'viewed_festival',
  'viewed_articles',
  'viewed_mentor_profile',
] as const
export type ListName = (typeof listNames)[number]
export type ViewLists = Readonly<Record<ListName, readonly number[]>>

/** Beside the list of opened pages: where each was come from. */
export const FROM_KEY = 'foothold.opened-from'

/** A browser that cannot tell anybody for months keeps the first so many. */
const MOST = 1000

const isId = (each: unknown): each is number => Number.isSafeInteger(each) && Number(each) > 0

export function readList(name: ListName): readonly number[] {
  const kept = readStored(name)
  return Array.isArray(kept) ? [...new Set(kept.filter(isId))] : []
}

export function readLists(): ViewLists {
  return Object.fromEntries(listNames.map((name) => [name, readList(name)])) as Record<ListName, readonly number[]>
}

/** Each thing stands once in a list until it is told. */
export function addTo(name: ListName, id: number): void {
  const list = readList(name)
  if (!list.includes(id) && list.length < MOST) store(name, [...list, id])
}

export function takeFrom(name: ListName, ids: readonly number[]): void {
  const left = readList(name).filter((id) => !ids.includes(id))
  store(name, left.length === 0 ? undefined : left)
}

function readFrom(): Readonly<Record<string, OpenedFrom>> {
  const kept = readStored(FROM_KEY)
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, OpenedFrom>) : {}
}

/** A page was opened; the first way there counts until it is told. */
export function addOpened(id: number, from: OpenedFrom): void {
  if (!readList('competition_page_views').includes(id)) store(FROM_KEY, { ...readFrom(), [id]: from })
  addTo('competition_page_views', id)
}

/** Where these were come from, and forgets it. */
export function takeFroms(ids: readonly number[]): readonly OpenedFrom[] {
  const known = readFrom()
  const left = Object.entries(known).filter(([id]) => !ids.includes(Number(id)))
  store(FROM_KEY, left.length === 0 ? undefined : Object.fromEntries(left))
  return ids.map((id) => openedFrom.find((each) => each === known[id]) ?? 'site')
}
