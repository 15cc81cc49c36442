import type { Translate } from '../../ui/contract'

/** How often a rule gives: a day, and in all where that ends. */
export function howOften(
  t: Translate,
  { perDay, perPerson }: { readonly perDay: number; readonly perPerson: number | null },
): string {
  if (perPerson === 1) return t('gamification.ways.once')
  const aDay = t('gamification.ways.perDay', { count: perDay })
  return perPerson === null ? aDay : `${aDay} · ${t('gamification.ways.inAll', { count: perPerson })}`
}
