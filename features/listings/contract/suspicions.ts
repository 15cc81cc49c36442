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

/** What people read, with HTML or without, and where it leads. */
export interface Words {
  readonly texts: readonly string[]
  readonly links: readonly string[]
}

const SCHEMES: Readonly<Record<string, Suspicion>> = {
  'mailto:': 'email',
  'tel:': 'phone',
  'sms:': 'phone',
  'upi:': 'payment',
}

/** By its scheme and its host as a browser reads them. Numbers in an address are no telephones. */
function suspicionsOfLink(link: string): readonly Suspicion[] {
  const url = URL.canParse(link) ? new URL(link) : undefined
  const leads = url && SCHEMES[url.protocol]
  return leads ? [leads] : suspicionsOf(url ? `${url.hostname}/` : link).filter((each) => each === 'short-link')
}

const linksIn = (html: string) =>
  [...html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(([, ...one]) =>
    (one.find((each) => each !== undefined) ?? '').replaceAll('&amp;', '&'),
  )

/** The same of words and of their links, and of the links that stand behind words. */
export function suspicionsOfWords({ texts, links }: Words): readonly Suspicion[] {
  const found = new Set(suspicionsOf(texts.map((text) => text.replace(/<[^>]*>/g, ' ')).join(' \n ')))
  for (const link of [...links, ...texts.flatMap(linksIn)]) for (const each of suspicionsOfLink(link)) found.add(each)
  return SIGNS.map(([name]) => name).filter((name) => found.has(name))
}

/** Of an opportunity: of all that its organizer wrote in it, what it asks too, and `more` that belongs to it elsewhere. */
export function suspicionsOfListing(
  {
    title,
    description,
    externalUrl,
    eligibility,
    questions,
  }: Pick<OpportunityContent, 'title' | 'description' | 'externalUrl' | 'eligibility' | 'questions'>,
  more: readonly Words[] = [],
): readonly Suspicion[] {
  const asked = questions.flatMap(({ label, options = [] }) => [label, ...options])
  return suspicionsOfWords({
    texts: [title, description, eligibility.note ?? '', ...asked, ...more.flatMap(({ texts }) => texts)],
    links: [externalUrl ?? '', ...more.flatMap(({ links }) => links)],
  })
}
