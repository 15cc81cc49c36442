import type { Language } from '../../contract/index'
import { words } from './words'

const LAKH = 100_000
const CRORE = 10_000_000

/** A whole part, and at most three digits behind it: what `en-IN` would leave as it is. */
const PLAIN = /^(-?\d+)(\.\d{1,3})?$/
/** Before the last three digits, and before each two further up. */
const INDIAN_GROUPS = /\B(?=(\d\d)*\d{3}$)/g

/** 1,00,000: Indian grouping and digits 0–9 in both languages, hence one locale for both. */
export function formatNumber(value: number, _language: Language, options?: Intl.NumberFormatOptions): string {
  // The first Intl formatter of a page costs as much as drawing a quarter of it, so the usual numbers do without.
  const isUsual = !options && !Object.is(value, -0)
  const [, whole, fraction = ''] = (isUsual && PLAIN.exec(String(value))) || []
  return whole ? whole.replace(INDIAN_GROUPS, ',') + fraction : value.toLocaleString('en-IN', options)
}

/** "62%"; `percent` is 0–100, cut to whole points so that 99.6 is not called complete. */
export function formatPercent(percent: number, language: Language): string {
  return `${formatNumber(Math.floor(percent), language)}%`
}

const KB = 1024

/** How large a file is: `12 kB`, `1.2 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 100 * KB
  const size = isLarge ? Math.round((bytes / KB / KB) * 10) / 10 : Math.max(1, Math.round(bytes / KB))
  return `${formatNumber(size, language)} ${isLarge ? 'MB' : 'kB'}`
}

/** Rank of a person: −1 (and anything that is no rank) reads "NA" (spec §2.2). */
export function formatRank(rank: number | null | undefined, language: Language): string {
  return rank == null || rank < 1 ? 'NA' : formatNumber(rank, language)
}

/** An amount of any money; cents, or paise, are shown only when there are some, and then both digits of them. */
export function formatSum(units: number, language: Language): string {
  const digits = Number.isInteger(units) ? undefined : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return formatNumber(units, language, digits)
}

/** ₹8,00,000; paise are shown only when there are some. */
export function formatMoney(rupees: number, language: Language): string {
  return `${rupees < 0 ? '−' : ''}₹${formatSum(Math.abs(rupees), language)}`
}

/** Money as the ledger keeps it. */
export function formatPaise(paise: number, language: Language): string {
  return formatMoney(paise / 100, language)
}

/** For headlines: ₹3.5 lakh, ₹41 cr; under a lakh the whole sum. */
export function formatMoneyShort(rupees: number, language: Language): string {
  const [unit, name] = rupees >= CRORE ? [CRORE, words[language].crore] : [LAKH, words[language].lakh]
  if (rupees < LAKH) return formatMoney(rupees, language)
  return `₹${formatNumber(Math.round((rupees / unit) * 100) / 100, language)} ${name}`
}
