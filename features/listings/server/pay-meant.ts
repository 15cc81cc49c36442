import { latinDigits } from '../../web/contract'
import { ownKinds } from '../contract'
import type { PayPeriod } from '../contract/opportunity'
import { paySteps, payValue } from '../contract/pay-steps'
import { kindNamed } from './catalogue/kind-named'
import type { Question } from './catalogue/question'
import { wordsOf } from './catalogue/query-text'

/** A choice of the filter of pay, and what is looked for besides. */
export interface PayMeant {
  readonly value: string
  readonly q: string
}

const MONTHS = 12
const units: readonly (readonly [RegExp, number])[] = [
  [/^(k|thousand|हज़ार|हजार)$/i, 1_000],
  [/^(lakhs?|lacs?|lpa|लाख)$/i, 100_000],
  [/^(crores?|cr|करोड़|करोड)$/i, 10_000_000],
]
/** As it is said for the time in which it is paid; a kind of opportunity says it, too. */
const said: readonly (readonly [RegExp, PayPeriod])[] = [
  [/lpa|(?<!\p{L})(annum|annual|yearly|year|pa|ctc|package|salary)(?!\p{L})|साल|वेतन/iu, 'year'],
  [/(?<!\p{L})(month|monthly|pm|stipend)(?!\p{L})|महीन|माह|स्टाइपेंड/iu, 'month'],
  [/(?<!\p{L})(prize|reward|cash)(?!\p{L})|इनाम|पुरस्कार/iu, 'once'],
]
const periods = { stipend: 'month', salary: 'year', prize: 'once', fee: undefined, none: undefined } as const

const LEAST = String.raw`(?:(?:above|over|more than|at least|minimum|min)\s+)?`
const SIGN = String.raw`(?<sign>₹\s*|rs\.?\s*|inr\s*)?`
const UNIT = String.raw`(?:\s*(?<unit>k|thousand|हज़ार|हजार|lakhs?|lacs?|lpa|लाख|crores?|cr|करोड़|करोड))?`
const MORE = String.raw`(?:\s*(?:\+|plus|or more|से (?:ज़्यादा|ज्यादा|अधिक)))?`
const EACH = String.raw`(?:\s*(?:\/|per|an?|p\.?)\s*(?:month|m|year|annum|a)\.?)?`
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])${LEAST}${SIGN}(?<number>\d[\d,]*(?:\.\d+)?)${UNIT}${MORE}${EACH}(?![\p{L}\p{M}\p{N}])`,
  'giu',
)
/** The least is what the filter knows. */
const AT_MOST = /(?<!\p{L})(under|below|less than|up ?to|max(imum)?)(?!\p{L})|से कम/iu

/** The first kind that is named. */
const kindIn = (text: string) => wordsOf(text).map(kindNamed).find(Boolean)

/**
 * Pay that a search names in figures, "internship 50k" or "jobs above 20 lakh": no text has it so, and the filter does. Undefined where it is not certain to be
 * money, or for what time it is paid, and where the filter is set already. Rounded down to what can be chosen.
 */
export function payMeant({
  text = '',
  kind,
  choices,
}: Pick<Question, 'text' | 'kind' | 'choices'>): PayMeant | undefined {
  if (choices['pay']?.length || !/\p{N}/u.test(text) || AT_MOST.test(text)) return undefined
  const asked = latinDigits(text.normalize('NFC'))
  const period = said.find(([words]) => words.test(asked))?.[1]
  const sums = [...asked.matchAll(AMOUNT)]
  const found = sums.find(({ groups }) => groups?.['sign'] ?? groups?.['unit']) ?? (period && sums[0])
  if (!found) return undefined
  const { number = '', unit } = found.groups ?? {}
  const money = ownKinds.find(({ id }) => id === (kind ?? kindIn(asked)))?.money
  const paid = period ?? (money && periods[money])
  if (!paid) return undefined
  const factor = units.find(([name]) => name.test(unit ?? ''))?.[1] ?? 1
  const sum = Number(number.replaceAll(',', '')) * factor
  // Nobody asks for fifty thousand a year: that is of a month.
  const rupees = paid === 'year' && sum < (paySteps.year[0] as number) ? sum * MONTHS : sum
  const step = paySteps[paid].findLast((each) => each <= rupees)
  const q = `${asked.slice(0, found.index)} ${asked.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim()
  return step === undefined ? undefined : { value: payValue(paid, step), q }
}
