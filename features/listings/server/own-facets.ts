import { type Facet, ownFacets, type PayRange } from '../contract'
import { cityName } from '../contract/city-names'
import { categoriesOf, roleOf } from './fields-of-work'

const PAISE = 100

/** From how much on, in rupees, by what the money is for. */
const bands: Readonly<Record<PayRange['period'], readonly number[]>> = {
  month: [5_000, 10_000, 20_000, 30_000, 50_000],
  year: [300_000, 600_000, 1_000_000, 1_500_000, 2_500_000],
  once: [10_000, 50_000, 100_000, 500_000, 1_000_000],
}

/** `month-10000`: pays ₹10,000 a month or more. The unit is part of the value, so that unlike money never meets. */
export function payBands(pay: PayRange | null): readonly string[] {
  if (pay?.currency !== 'INR') return []
  return bands[pay.period].filter((rupees) => pay.maxPaise >= rupees * PAISE).map((rupees) => `${pay.period}-${rupees}`)
}

const single = (value: string | null) => (value ? [value.replaceAll(',', ' ')] : [])
const lower = (value: string) => value.toLowerCase()

/** The facets of listings as the server counts them. */
export const countedFacets: readonly Facet[] = [
  { ...ownFacets.type, valuesOf: ({ kind }) => [kind], spell: lower },
  { ...ownFacets.category, valuesOf: categoriesOf, spell: lower },
  { ...ownFacets.pay, valuesOf: ({ pay }) => payBands(pay), spell: lower },
  { ...ownFacets.mode, valuesOf: ({ workMode }) => [workMode], spell: lower },
  { ...ownFacets.city, valuesOf: ({ city }) => single(city && cityName(city)), spell: cityName },
  { ...ownFacets.country, valuesOf: ({ country }) => single(country) },
  { ...ownFacets.tag, valuesOf: ({ tags }) => tags.flatMap(single) },
  { ...ownFacets.audience, valuesOf: ({ audiences }) => audiences, spell: lower },
  { ...ownFacets.organisation, valuesOf: ({ organisation }) => single(organisation) },
  { ...ownFacets.role, valuesOf: ({ title }) => single(roleOf(title) ?? null), spell: lower },
]
