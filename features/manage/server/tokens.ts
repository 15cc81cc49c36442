import { token } from '../../../kernel/index'
import type { ReadActivity } from './activity/activity'
import type { SetDeadline } from './deadline/deadlines'
import type { Drafts } from './drafts'
import type { Handovers } from './handover/handovers'
import type { ListingActs } from './listing-acts'
import type { ReadImpact } from './moderation/impact'
import type { Moderate } from './moderation/moderate'
import type { Deciding } from './revision/deciding'
import type { Revisions } from './revision/revisions'
import type { Verify } from './verification/verify'
import type { Warn } from './warnings'
import type { Writing } from './writing'

/** The feature's own services, known to nobody outside. */
export const drafts = token<Drafts>('manage.drafts')
export const listingActs = token<ListingActs>('manage.listing-acts')
export const handovers = token<Handovers>('manage.handovers')
export const setDeadline = token<SetDeadline>('manage.set-deadline')
export const writing = token<Writing>('manage.writing')
export const revisions = token<Revisions>('manage.revisions')
export const verify = token<Verify>('manage.verify')
export const moderate = token<Moderate>('manage.moderate')
export const readActivity = token<ReadActivity>('manage.read-activity')
export const readImpact = token<ReadImpact>('manage.read-impact')
export const warn = token<Warn>('manage.warn')
export const deciding = token<Deciding>('manage.deciding')
