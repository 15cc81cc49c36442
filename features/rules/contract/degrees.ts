import { latinDigits } from '../../web/contract'

/** Degrees that rules can name; `other` is any that we know by name beside them. */
export const degrees = [
  'class-10',
  'class-12',
  'diploma',
  'btech',
  'bsc',
  'bcom',
  'ba',
  'bba',
  'bca',
  'bdes',
  'barch',
  'mbbs',
  'llb',
  'mtech',
  'msc',
  'mcom',
  'ma',
  'mba',
  'mca',
  'phd',
  'other',
] as const
export type Degree = (typeof degrees)[number]

/** Abbreviations that are words of their own elsewhere: read where they come first, and whole. */
const short: ReadonlyMap<string, Degree> = new Map(
  Object.entries({ be: 'btech', me: 'mtech', ba: 'ba', ma: 'ma', bs: 'bsc', ms: 'msc', ca: 'other' } as const),
)

/** Names as they begin, the first that fits counts: `btechhons`. */
const beginnings: readonly (readonly [RegExp, Degree])[] = [
  [/^(llb|ballb|bballb|एलएलबी)/, 'llb'],
  [/^(phd|dphil|doctor|पीएचडी)/, 'phd'],
  [/^(poly$|polytechnic|diploma|डिप्लोमा|पॉलिटेक्निक)/, 'diploma'],
  [/^(btech|beng$|bengg|बीटेक|बीई$)/, 'btech'],
  [/^(bsc|bstat|बीएससी)/, 'bsc'],
  [/^(bcom|बीकॉम|बीकाम)/, 'bcom'],
  [/^(bba|bms|बीबीए)/, 'bba'],
  [/^(bca|बीसीए)/, 'bca'],
  [/^bdes/, 'bdes'],
  [/^barch/, 'barch'],
  [/^(mbbs|bds$|bams$|bhms$|एमबीबीएस)/, 'mbbs'],
  [/^(bahons|बीए$)/, 'ba'],
  [/^(mtech|meng$|mengg|एमटेक)/, 'mtech'],
  [/^(mba|pgdm|pgpm|एमबीए)/, 'mba'],
  [/^(mca|एमसीए)/, 'mca'],
  [/^(mcom|एमकॉम|एमकाम)/, 'mcom'],
  [/^(msc|mstat|एमएससी)/, 'msc'],
  [/^(mahons|एमए$)/, 'ma'],
  [/^(ssc$|sslc|matric|highschool|हाईस्कूल|दसवीं?$)/, 'class-10'],
  [/^(hsc$|intermediate|इंटर$|इंटरमीडिएट|बारहवीं?$)/, 'class-12'],
]

/** Names of degrees that rules do not tell apart. */
const others =
  /^(nursing|gnm|anm|iti|bed|med|deled|[bmd]?pharm(?:acy)?|bpt|mpt|bhm|bvoc|bfa|mfa|bsw|msw|mphil|llm|mdes|march|blib|mlib|certificate)$/

type Subjects = readonly (readonly [RegExp, Degree])[]
const bachelor: Subjects = [
  [/^(engineering|technology)$/, 'btech'],
  [/^applications?$/, 'bca'],
  [/^science$/, 'bsc'],
  [/^commerce$/, 'bcom'],
  [/^arts$/, 'ba'],
  [/^(business|management)$/, 'bba'],
  [/^design$/, 'bdes'],
  [/^architecture$/, 'barch'],
  [/^(medicine|dental|ayurvedic|homo?eopathic)$/, 'mbbs'],
  [/^laws?$/, 'llb'],
  [/^(education|pharmacy|physiotherapy|social|fine)$/, 'other'],
]
const master: Subjects = [
  [/^(engineering|technology)$/, 'mtech'],
  [/^applications?$/, 'mca'],
  [/^(science|statistics)$/, 'msc'],
  [/^commerce$/, 'mcom'],
  [/^arts$/, 'ma'],
  [/^(business|management)$/, 'mba'],
  [/^(design|architecture|laws?|education|pharmacy|philosophy|social|fine)$/, 'other'],
]

/** Said before a degree: how far one is, or of what sort it is. */
const LEADS = new Set('a an degree in currently pursuing doing studying completed dual integrated regular'.split(' '))
const TERM =
  /(?<![\p{L}\p{N}])(?:\d+(?:st|nd|rd|th)?|[iv]+|first|second|third|fourth|fifth|final|last)[\s-]+(?:years?|yrs?|sem(?:ester)?s?)(?![\p{L}])/gu

/** As words: `B.E. (Computer Science)` is b, e, computer, science. */
const wordsIn = (typed: string) =>
  latinDigits(typed)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(TERM, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const romans = ['vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const ordinals = ['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
const LOWEST = 6
const SCHOOL_WORD = /^(class|std|standard|grade|कक्षा)$/
/** What stands beside a bare number that means a class. */
const OF_SCHOOL =
  /^(th|class|std|standard|grade|pass|passed|cbse|icse|isc|nios|board|state|science|commerce|arts|humanities|pc[mb]+|वीं?|पास)$/

/** Whoever is on the way to a class is counted with it: 11 is read as 12. */
function classOf(word: string | undefined): { readonly degree: Degree; readonly isBare: boolean } | undefined {
  const [, digits, roman, ending = ''] = /^(?:(\d+)|([xvi]+))(th|वीं|वी)?$/.exec(word ?? '') ?? []
  const said = [romans.indexOf(roman ?? ''), ordinals.indexOf(word ?? '')].find((at) => at >= 0)
  const number = digits === undefined ? LOWEST + (said ?? Number.NaN) : Number(digits)
  if (!(number >= LOWEST && number <= 12)) return undefined
  return { degree: number > 10 ? 'class-12' : 'class-10', isBare: ending === '' && word !== ordinals[said ?? -1] }
}

function schoolIn(typed: string, words: readonly string[]): Degree | undefined {
  if (
    /^\W*(?:10\s*)?\+\s*2(?!\d)/.test(typed) ||
    /^(?:plus two|puc|pre university|(?:higher|senior) secondary)/.test(words.join(' '))
  )
    return 'class-12'
  const after = words.findIndex((word) => SCHOOL_WORD.test(word)) + 1
  const named = after > 0 ? classOf(words[after]) : undefined
  if (named) return named.degree
  const [first, next] = words
  const alone = classOf(first)
  return alone && (!alone.isBare || next === undefined || OF_SCHOOL.test(next)) ? alone.degree : undefined
}

const MOST_JOINED = 4
const LONGEST_INITIAL = 3

/** The words from `at` on written as one, the longest first: of m, b, a that is mba, then mb, then m. */
function joined(words: readonly string[], at: number): readonly string[] {
  const found = [words[at] as string]
  for (let to = at + 1; to < Math.min(words.length, at + MOST_JOINED); to++) {
    if ((words[to - 1] as string).length > LONGEST_INITIAL) break
    found.unshift((found[0] as string) + words[to])
  }
  return found
}

function namedAt(words: readonly string[], at: number): Degree | undefined {
  const [word = '', before = ''] = [words[at], words[at - 1]]
  const subjects = /^bachelors?$|^बैचलर$/.test(word) ? bachelor : /^masters?$|^मास्टर$/.test(word) ? master : undefined
  if (subjects)
    for (const each of words.slice(at + 1)) {
      const subject = subjects.find(([pattern]) => pattern.test(each))
      if (subject) return subject[1]
    }
  const names = joined(words, at)
  for (const name of names) {
    const known = beginnings.find(([pattern]) => pattern.test(name))?.[1] ?? (at === 0 ? short.get(name) : undefined)
    // After a degree it is a diploma of another rank.
    if (known === 'diploma' && /^(pg|graduate|postgraduate)$/.test(before))
      return words.includes('management') ? 'mba' : 'other'
    if (known) return known
  }
  return undefined
}

/** The degree that somebody means, however it is written; null for what nobody recognises, which is neither met nor missed. */
export function degreeOf(typed: string): Degree | null {
  const all = wordsIn(typed)
  const words = all.slice(all.findIndex((word) => !LEADS.has(word)))
  const school = schoolIn(typed, words)
  if (school) return school
  const found = words.map((_, at) => namedAt(words, at)).filter((degree) => degree !== undefined)
  if (found.includes('llb')) return 'llb'
  const [first] = found
  if (first) return first
  return words.some((_, at) => joined(words, at).some((name) => others.test(name))) ? 'other' : null
}

export const isSchoolDegree = (degree: Degree) => degree === 'class-10' || degree === 'class-12'
