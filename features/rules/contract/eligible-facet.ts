import type { Facet } from '../../listings/contract'

/** The filter of lists that leaves what one may take part in; the server adds how it is judged. */
export const eligibleFacet = {
  id: 'rules.eligible',
  label: 'rules.facet',
  values: { yes: 'rules.facet.yes', perhaps: 'rules.facet.perhaps', near: 'rules.facet.near' },
  isPersonal: true,
} as const satisfies Facet
