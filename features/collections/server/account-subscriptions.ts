import type { Subscription } from '../../data/contract'
import { accountDisabled, accountEnabled } from '../../session/contract'
import type { SharedCache } from '../../web/contract'
import { forgetPages } from './parts'

const forgetting = (cache: SharedCache, id: string, event: string): Subscription<object> => ({
  id,
  event,
  handle: (_, { tx }) => forgetPages({ cache }, tx),
})

/** What they shared is gone at once, and back when they are. */
export const onAccountDisabled = (cache: SharedCache) =>
  forgetting(cache, 'collections.on-account-disabled', accountDisabled.eventName)
export const onAccountEnabled = (cache: SharedCache) =>
  forgetting(cache, 'collections.on-account-enabled', accountEnabled.eventName)
