import type { OpportunityContent } from './opportunity'

export type Suspicion = 'email' | 'phone' | 'payment' | 'short-link'

const SIGNS: readonly (readonly [Suspicion, RegExp])[] = [
  ['email', /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\])\s*[a-z]{2,}/i],
  // Ten digits of an Indian mobile number however they are spaced, or a number with a country in front; a year or a sum is neither.
  ['phone', /(?:\+\d{1,3}[\s-]?(?:\d[\s-]?){8,12}|(?<![\d,])[6-9](?:[\s-]?\d){9}(?!\d))/],
  [
    'payment',
    /\b[\w.-]{2,}@(?:ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|upi|paytm)\b|\b(?:gpay|phonepe|paytm|upi id)\b|(?:registration|processing|security|joining)\s+fees?\b/i,
  ],
  ['short-link', /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|rb\.gy|is\.gd|wa\.me|t\.me)\//i],
]

/**
 * What words look like that lead people away from the site or ask for money: a moderator reads them before others do.
 * None is a proof, so nothing is refused.
 */
export function suspicionsOf(text: string): readonly Suspicion[] {
  const plain = text.normalize('NFKC') // full-width digits and letters are the usual disguise
  return SIGNS.filter(([, sign]) => sign.test(plain)).map(([name]) => name)
}

/** The same of an opportunity: of its words, and of where it leads. Numbers in an address are no telephones. */
export function suspicionsOfListing({
  title,
  description,
  externalUrl,
}: Pick<OpportunityContent, 'title' | 'description' | 'externalUrl'>): readonly Suspicion[] {
  const told = suspicionsOf(`${title} ${description.replace(/<[^>]*>/g, ' ')}`)
  const isShortened = suspicionsOf(externalUrl ?? '').includes('short-link') && !told.includes('short-link')
  return isShortened ? [...told, 'short-link'] : told
}
