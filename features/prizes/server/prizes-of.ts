import type { Editions, EditionTables } from '../../data/contract'
import type { Prizes } from '../contract'

/** Versions of what there is to win with an opportunity. */
export const PRIZE_EDITIONS = 'prizes.edition'

export const openPrizes = (tables: EditionTables): Editions<Prizes> => tables.open<Prizes>(PRIZE_EDITIONS)

export const nothing: Prizes = { currency: 'INR', per: 'team', taxNote: '', prizes: [] }
