import type { Language } from '../../contract/index'
import { words } from './words'

const LAKH = 100_000
const CRORE = 10_000_000

/** 1,00,000: Indian grouping and digits 0–9 in both languages, hence one locale for both. */
export function formatNumber(value: number, _language: Language, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString('en-IN', options)
}

/** "62%"; `percent` is 0–100, cut to whole points so that 99.6 is not called complete. */
export function formatPercent(percent: number, language: Language): string {
  return `${formatNumber(Math.floor(percent), language)}%`
}

/** Rank of a person: −1 (and anything that is no rank) reads "NA" (spec §2.2). */
export function formatRank(rank: number | null | undefined, language: Language): string {
  return rank == null || rank < 1 ? 'NA' : formatNumber(rank, language)
}

/** ₹8,00,000; paise are shown only when there are some. */
export function formatMoney(rupees: number, language: Language): string {
  const sign = rupees < 0 ? '−' : ''
  const fraction = Number.isInteger(rupees) ? 0 : 2
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  return `${sign}₹${formatNumber(Math.abs(rupees), language, digits)}`
}

/** Money as the ledger keeps it. */
export function formatPaise(paise: number, language: Language): string {
  return formatMoney(paise / 100, language)
}

/** For headlines: ₹3.5 lakh, ₹41 cr; under a lakh the whole sum. */
export function formatMoneyShort(rupees: number, language: Language): string {
  const [unit, name] = rupees >= CRORE ? [CRORE, words[language].crore] : [LAKH, words[language].lakh]
  if (rupees < LAKH) return formatMoney(rupees, language)
  return `₹${formatNumber(rupees / unit, language, { maximumFractionDigits: 2 })} ${name}`
}
