import { listingErrors } from '../../contract'
import { FOREVER } from './listed'

const VERSION = 3
/** The database ranks by numbers of its own: a place among them is none in a list that is ranked in memory. */
export const FILED_RELEVANCE = 'relevance-filed'
/** How many numbers a place has; else two. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ relevance: 3, [FILED_RELEVANCE]: 3 },
  ...{ 'deadline-all': 4, 'deadline-closed': 4 },
}
/** Of a place by relevance the shares follow: no text has more words. */
const MOST_SHARES = 100

const LAST_ID = 2_147_483_647
/** The last that is a day in any calendar. */
const LAST_TIME = 8.64e15

/** The database reads the time of what is open as one; all other numbers are compared as they are. A place ends in an id, or in one counted down. */
function isPlace(key: readonly number[], sort: string): boolean {
  if (key.length !== (LENGTHS[sort] ?? 2)) return false
  const [first, id] = [key[0] as number, key.at(-1) as number]
  const isTime = first === FOREVER || (first >= 0 && first <= LAST_TIME)
  return Number.isInteger(id) && Math.abs(id) <= LAST_ID && (sort !== 'deadline' || isTime)
}

/** Where a page ended, so that the next begins after it however many are added meanwhile. */
export function writeCursor(sort: string, key: readonly number[]): string {
  return Buffer.from(JSON.stringify([VERSION, sort, ...key])).toString('base64url')
}

interface Read {
  readonly sort: unknown
  readonly key: readonly number[]
}

function read(cursor: string): Read | undefined {
  try {
    const [version, sort, ...key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as readonly unknown[]
    if (version === VERSION && key.every((part) => Number.isFinite(part))) return { sort, key: key as number[] }
  } catch {
    // Not written by us: said by whoever asks.
  }
  return undefined
}

const unknown = () =>
  listingErrors.badCursor('This place in the list is not known. Start from the beginning of the list.')

/** Throws `bad-cursor` for anything that a page of this order did not hand out. */
export function readCursor(cursor: string, sort: string): readonly number[] {
  const found = read(cursor)
  if (found?.sort !== sort || !isPlace(found.key, sort)) throw unknown()
  return found.key
}

/** Whether the database handed it out for a page by relevance. */
export const isFiledPlace = (cursor: string): boolean => read(cursor)?.sort === FILED_RELEVANCE

/** Where a page by relevance ended, and the shares by which its list is ranked. */
export interface Place {
  readonly key: readonly number[]
  readonly rankedBy: readonly number[]
}

export const writePlace = ({ key, rankedBy }: Place): string => writeCursor('relevance', [...key, ...rankedBy])

/** Throws `bad-cursor` like `readCursor`. */
export function readPlace(cursor: string): Place {
  const found = read(cursor)
  const key = found?.key.slice(0, LENGTHS['relevance']) ?? []
  const rankedBy = found?.key.slice(key.length) ?? []
  const areShares = rankedBy.length <= MOST_SHARES && rankedBy.every((share) => share >= 0 && share <= 1)
  if (found?.sort !== 'relevance' || !isPlace(key, 'relevance') || !areShares) throw unknown()
  return { key, rankedBy }
}
