import { contributeWith, provide } from '../../../../kernel/index'
import { clock, database, subscriptions } from '../../../data/contract'
import { apiRoutes } from '../../../web/contract'
import { channels } from '../../contract'
import { notificationsSettings } from '../settings'
import { vapid } from '../tokens'
import { pushChannel } from './push-channel'
import { dropClaimedDevices, dropDisabledDevices, dropEndedDevices } from './account-subscriptions'
import { dropDeviceRoute, keepDeviceRoute, pushKeyRoute } from './push-routes'
import { createVapid } from './vapid'

export const pushProvisions = [provide(vapid, [database, notificationsSettings], createVapid)]

export const pushContributions = [
  contributeWith(channels, [database, vapid, notificationsSettings], (database, vapid, settings) =>
    pushChannel({ database, vapid, settings }),
  ),
  contributeWith(apiRoutes, [vapid], pushKeyRoute),
  contributeWith(apiRoutes, [database, clock, notificationsSettings], keepDeviceRoute),
  contributeWith(apiRoutes, [database], dropDeviceRoute),
  contributeWith(subscriptions, [database], dropClaimedDevices),
  contributeWith(subscriptions, [database], dropDisabledDevices),
  contributeWith(subscriptions, [database], dropEndedDevices),
]
