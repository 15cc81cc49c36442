/** What the house may know of `prizes`: what there is to win. */
export { MOST_PRIZES, type PrizeField, type PrizeProblem, prizeProblems, prizeSentences } from './check'
export {
  currencies,
  type Currency,
  type InKind,
  inKinds,
  isPaidWork,
  payOfPrizes,
  type Prize,
  type Prizes,
  type PrizesPer,
  shownPrize,
  sumInPaise,
} from './prizes'
