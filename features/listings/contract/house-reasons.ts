/**
 * Why the house moved an opportunity by itself, or in whose name it did without words of theirs, as its history keeps it. Whoever moves it writes one of these,
 * and whoever shows the history says it in the reader's language.
 */
export const houseReasons = {
  time: 'its time was over',
  source: 'its source says it is over',
  sourceAgain: 'its source says it is open again',
  sourceWorse: 'its source asks for money, leads away or looks like another one now',
  reports: '3 reports',
  deadline: 'it has a later deadline',
  disabled: 'the account of its organizer was disabled',
  erased: 'the account of its organizer was erased',
  byHand: 'closed by the organizer',
  cancelled: 'cancelled by the organizer',
  putBack: 'put back',
  demo: 'demo data',
} as const
export type HouseReason = keyof typeof houseReasons

const words = new Map<string, HouseReason>(
  (Object.keys(houseReasons) as readonly HouseReason[]).map((word) => [houseReasons[word], word]),
)

/** Undefined for what somebody wrote. */
export const houseReasonOf = (why: string): HouseReason | undefined => words.get(why)
