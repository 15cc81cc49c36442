import { listingErrors } from '../../contract'

const VERSION = 3
/** How many numbers a place has; else two. */
const LENGTHS: Readonly<Record<string, number>> = { relevance: 3, 'deadline-all': 4, 'deadline-closed': 4 }

/** Where a page ended, so that the next begins after it however many are added meanwhile. */
export function writeCursor(sort: string, key: readonly number[]): string {
  return Buffer.from(JSON.stringify([VERSION, sort, ...key])).toString('base64url')
}

/** Throws `bad-cursor` for anything that a page of this order did not hand out. */
export function readCursor(cursor: string, sort: string): readonly number[] {
  try {
    const [version, ofSort, ...key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as readonly unknown[]
    const isKey = key.length === (LENGTHS[sort] ?? 2) && key.every((part) => Number.isFinite(part))
    if (version === VERSION && ofSort === sort && isKey) return key as readonly number[]
  } catch {
    // Not written by us: said below.
  }
  throw listingErrors.badCursor('This place in the list is not known. Start from the beginning of the list.')
}
