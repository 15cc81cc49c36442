import { cityName } from '../../listings/contract'

/** Words that mean the same when they read the same but for case, accents and signs; `C++` and `C#` stay themselves. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (mark >= '\u0300' && mark <= '\u036f' ? '' : mark))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
}

/** A city by the one name that it has here. */
export const foldCity = (text: string) => fold(cityName(text))

/** Degrees that rules can name. What somebody typed is read as one of them, or as `other`. */
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

/** The first that fits counts; words are letters only, `B.Tech (Hons)` is `btechhons`. */
const patterns: readonly (readonly [RegExp, Degree])[] = [
  [/^(class|std|standard|grade)?(10|x|tenth)(th)?(std|class|standard)?$|^(ssc|matric)/, 'class-10'],
  [
    /^(class|std|standard|grade)?(11|12|xi|xii|eleventh|twelfth)(th)?(std|class|standard)?$|^(hsc|intermediate)/,
    'class-12',
  ],
  [/^(ph\.?d|doctor)/, 'phd'],
  [/^(poly|diploma)/, 'diploma'],
  [/^(btech|be$|be[^a-z]|bachelorof(engineering|technology)|beng)/, 'btech'],
  [/^(bsc|bs$|bstat|bachelorofscience)/, 'bsc'],
  [/^(bcom|bachelorofcommerce)/, 'bcom'],
  [/^(bba|bms|bachelorofbusiness)/, 'bba'],
  [/^(bca|bachelorofcomputer)/, 'bca'],
  [/^(bdes|bachelorofdesign)/, 'bdes'],
  [/^(barch|bachelorofarchitecture)/, 'barch'],
  [/^(mbbs|bds|bams|bhms)/, 'mbbs'],
  [/^(llb|ballb|bballb|bacheloroflaw)/, 'llb'],
  [/^(ba$|bahons|bachelorofarts)/, 'ba'],
  [/^(mtech|me$|masterof(engineering|technology)|meng)/, 'mtech'],
  [/^(mba|pgdm|pgpm|masterofbusiness)/, 'mba'],
  [/^(mca|masterofcomputer)/, 'mca'],
  [/^(mcom|masterofcommerce)/, 'mcom'],
  [/^(msc|ms$|mstat|masterofscience)/, 'msc'],
  [/^(ma$|mahons|masterofarts)/, 'ma'],
]

export function degreeOf(typed: string): Degree | null {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (letters === '') return typed.trim() === '' ? null : 'other'
  return patterns.find(([pattern]) => pattern.test(letters))?.[1] ?? 'other'
}

export const isSchoolDegree = (degree: Degree) => degree === 'class-10' || degree === 'class-12'
