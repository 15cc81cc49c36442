/** What the house may know of `notifications`: how to tell somebody something, in which words, by which ways. */
import { defineErrors } from '../../web/contract'

export { type Audience, audiences, type Followers, followers } from './audiences'
export { type Cap, type Channel, channels, type Item, type Parcel } from './channels'
export { type CrowdNews, type Crowds, crowds } from './crowds'
export { type Notice, type Notices, notices, type SharedNotice } from './notices'
export { type Outlook, type Outlooks, outlooks, type Prospect, prospects, type Sample } from './outlooks'
export { readerTime } from './reader-time'
export {
  isUnreached,
  type Receipt,
  type Receipts,
  receipts,
  type ReceiptSums,
  type ToldAs,
  type Way,
  type WayState,
} from './receipts'
export {
  type Said,
  type Template,
  templateFault,
  templates,
  type Topic,
  topics,
  type Values,
  type Words,
} from './templates'

/** How often mail comes: each by itself, what an hour brings together, or once a day at eight. */
export const digests = ['none', 'hourly', 'daily'] as const
export type Digest = (typeof digests)[number]

/** A campaign: written; to go out at its time; on its way; gone out; stopped before all were told. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

export const notificationErrors = defineErrors('notifications', {
  zoneUnknown: { status: 422, title: 'This time zone is not known' },
  /** Security stays on. */
  topicLocked: { status: 409, title: 'This cannot be switched off' },
  pushServiceUnknown: { status: 422, title: 'This browser’s push service is not known' },
  /** Nobody would be told, or the words or their time are missing. */
  notReady: { status: 422, title: 'This cannot go out yet' },
})
