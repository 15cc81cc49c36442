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
/** Of a place by relevance the shares follow: of twelve words, each but the quoted one read as two, in three signs each, so that an address holds them all. */
const MOST_SHARES = 24
const SIGNS = 3
const BASE = 36
const SHARES = new RegExp(`^(?:[0-9a-z]{${SIGNS}}){0,${MOST_SHARES}}$`)

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

const write = (parts: readonly unknown[]) => Buffer.from(JSON.stringify([VERSION, ...parts])).toString('base64url')

/** Where a page ended, so that the next begins after it however many are added meanwhile. */
export const writeCursor = (sort: string, key: readonly number[]): string => write([sort, ...key])

interface Read {
  readonly sort: unknown
  readonly key: readonly number[]
  /** What follows the numbers, if anything does. */
  readonly shares?: string
}

function read(cursor: string): Read | undefined {
  try {
    const [version, sort, ...parts] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as readonly unknown[]
    const shares = parts.at(-1)
    const key = typeof shares === 'string' ? parts.slice(0, -1) : parts
    if (version !== VERSION || !key.every((part) => Number.isFinite(part))) return undefined
    return { sort, key: key as number[], ...(typeof shares === 'string' && { shares }) }
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
  if (found?.sort !== sort || found.shares !== undefined || !isPlace(found.key, sort)) throw unknown()
  return found.key
}

/** Whether the database handed it out for a page by relevance. */
export const isFiledPlace = (cursor: string): boolean => read(cursor)?.sort === FILED_RELEVANCE

/** Where a page by relevance ended, and the shares by which its list is ranked. */
export interface Place {
  readonly key: readonly number[]
  readonly rankedBy: readonly number[]
}

/** Shares are whole parts of this: a place tells them to the last bit. */
export const SHARE_PARTS = BASE ** SIGNS - 1

export const writePlace = ({ key, rankedBy }: Place): string =>
  write(['relevance', ...key, rankedBy.map(signsOf).join('')])

const signsOf = (share: number) =>
  Math.round(share * SHARE_PARTS)
    .toString(BASE)
    .padStart(SIGNS, '0')

/** Throws `bad-cursor` like `readCursor`. */
export function readPlace(cursor: string): Place {
  const { sort, key = [], shares } = read(cursor) ?? {}
  if (sort !== 'relevance' || !isPlace(key, sort) || shares === undefined || !SHARES.test(shares)) throw unknown()
  const rankedBy = (shares.match(/.{3}/g) ?? []).map((signs) => Number.parseInt(signs, BASE) / SHARE_PARTS)
  return { key, rankedBy }
}
