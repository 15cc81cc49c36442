import { type Facet, ownFacets } from '../../contract'
import { unitOf } from '../../contract/pay-steps'

const [HEAD, RANGE] = [58, 104]

/** The filter by pay as it is drawn: a scale for each unit that the list has. */
export const payFacet: Facet = {
  ...ownFacets.pay,
  load: () => import('./pay-filter'),
  heightOf: (values) => HEAD + RANGE * new Set(values.map(({ value }) => unitOf(value))).size,
}
