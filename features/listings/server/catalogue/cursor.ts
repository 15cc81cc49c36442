import { listingErrors } from '../../contract'
import { FOREVER } from './listed'

const VERSION = 3
/** How many numbers a place has; else two. */
const LENGTHS: Readonly<Record<string, number>> = { relevance: 3, 'deadline-all': 4, 'deadline-closed': 4 }

const LAST_ID = 2_147_483_647
/** The last that is a day in any calendar. */
const LAST_TIME = 8.64e15

/** The database reads the time of what is open as one; all other numbers are compared as they are. A place ends in an id, or in one counted down. */
function isPlace(key: readonly unknown[], sort: string): key is readonly number[] {
  if (key.length !== (LENGTHS[sort] ?? 2) || !key.every((part) => Number.isFinite(part))) return false
  const [first, id] = [key[0] as number, key.at(-1) as number]
  const isTime = first === FOREVER || (first >= 0 && first <= LAST_TIME)
  return Number.isInteger(id) && Math.abs(id) <= LAST_ID && (sort !== 'deadline' || isTime)
}

/** Where a page ended, so that the next begins after it however many are added meanwhile. */
export function writeCursor(sort: string, key: readonly number[]): string {
  return Buffer.from(JSON.stringify([VERSION, sort, ...key])).toString('base64url')
}

/** Throws `bad-cursor` for anything that a page of this order did not hand out. */
export function readCursor(cursor: string, sort: string): readonly number[] {
  try {
    const [version, ofSort, ...key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as readonly unknown[]
    if (version === VERSION && ofSort === sort && isPlace(key, sort)) return key
  } catch {
    // Not written by us: said below.
  }
  throw listingErrors.badCursor('This place in the list is not known. Start from the beginning of the list.')
}
