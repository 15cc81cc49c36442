import { listingErrors } from '../../contract'

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
  if (found?.sort !== sort || found.key.length !== (LENGTHS[sort] ?? 2)) throw unknown()
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
  const length = LENGTHS['relevance'] as number
  const [key = [], rankedBy = []] = [found?.key.slice(0, length), found?.key.slice(length)]
  const isPlace = found?.sort === 'relevance' && key.length === length && rankedBy.length <= MOST_SHARES
  if (!isPlace || rankedBy.some((share) => share < 0 || share > 1)) throw unknown()
  return { key, rankedBy }
}
