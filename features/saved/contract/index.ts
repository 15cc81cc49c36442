/** What the house may know of `saved`: its errors, and how a watchlist is told apart; who keeps what is each person's own business. */
import { defineErrors } from '../../web/contract'

export { keptAnswers } from './kept-answers'
export { keptApplies } from './kept-applies'
export { type OutcomeSource, outcomes, type OutcomeWord } from './outcomes'

/** Live: open or still to open. */
export const watchlistStates = ['live', 'closed', 'all'] as const
export type WatchlistState = (typeof watchlistStates)[number]

export const savedErrors = defineErrors('saved', {
  full: { status: 409, title: 'The watchlist is full' },
})
