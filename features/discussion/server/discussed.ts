import type { Opportunity } from '../../listings/contract'

/** Imported ones have nobody here who would answer. */
export const isDiscussed = ({ state, organizerId }: Opportunity): boolean => state === 'live' && organizerId !== null
