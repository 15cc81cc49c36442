import { token } from '../../../kernel/index'
import type { SetDeadline } from './deadline/deadlines'
import type { Drafts } from './drafts'
import type { ListingActs } from './listing-acts'

/** The feature's own services, known to nobody outside. */
export const drafts = token<Drafts>('manage.drafts')
export const listingActs = token<ListingActs>('manage.listing-acts')
export const setDeadline = token<SetDeadline>('manage.set-deadline')
