import { type Facet, ownFacets, type PayRange } from '../contract'
import { cityName } from '../contract/city-names'
import { citiesOf, countriesOf } from '../contract/places'
import { paySteps, payValue } from '../contract/pay-steps'
import { categoriesOf, roleOf } from './fields-of-work'

const PAISE = 100

/** Under which of the steps it is found: all that it reaches. */
export function payBands(pay: PayRange | null): readonly string[] {
  if (pay?.currency !== 'INR') return []
  return paySteps[pay.period]
    .filter((rupees) => pay.maxPaise >= rupees * PAISE)
    .map((rupees) => payValue(pay.period, rupees))
}

const single = (value: string | null) => (value ? [value.replaceAll(',', ' ')] : [])
const lower = (value: string) => value.toLowerCase()

/** The facets of listings as the server counts them. */
export const countedFacets: readonly Facet[] = [
  { ...ownFacets.type, valuesOf: ({ kind }) => [kind], spell: lower },
  { ...ownFacets.category, valuesOf: categoriesOf, spell: lower },
  { ...ownFacets.pay, valuesOf: ({ pay }) => payBands(pay), spell: lower },
  { ...ownFacets.mode, valuesOf: ({ workMode }) => [workMode], spell: lower },
  { ...ownFacets.city, valuesOf: (of) => citiesOf(of).flatMap((city) => single(cityName(city))), spell: cityName },
  { ...ownFacets.country, valuesOf: (of) => countriesOf(of).flatMap(single) },
  { ...ownFacets.tag, valuesOf: ({ tags }) => tags.flatMap(single) },
  { ...ownFacets.audience, valuesOf: ({ audiences }) => audiences, spell: lower },
  { ...ownFacets.organisation, valuesOf: ({ organisation }) => single(organisation) },
  { ...ownFacets.role, valuesOf: ({ title }) => single(roleOf(title) ?? null), spell: lower },
]
