import { isDay } from '../../data/contract'

const OLDEST_YEARS = 120

const numberOf = (day: string) => Number(day.replaceAll('-', ''))

/** 2004-07-31 as 20040731; undefined for a day that no calendar has, or that nobody who lives `today` can have been born on. */
export function birthDate(text: string, today: number): number | undefined {
  const day = isDay(text) ? numberOf(text) : undefined
  return day !== undefined && day <= today && day >= today - OLDEST_YEARS * 10_000 ? day : undefined
}

export const dayText = (day: number) => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
