import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, jobQueue, migrations, stateMachines } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { registrations } from '../../registrations/contract'
import { ages } from '../../rules/contract'
import { directory, people, permissions } from '../../session/contract'
import { live, log, problemSentences } from '../../web/contract'
import { audiences, channels, crowds, followers, notices, outlooks, receipts, templates, topics } from '../contract'
import { MANAGE } from './manage-permission'
import { up as notification } from './migrations/0001-notification'
import { up as delivery } from './migrations/0002-delivery'
import { up as campaign } from './migrations/0003-campaign'
import { up as reminder } from './migrations/0004-reminder'
import { up as device } from './migrations/0005-device'
import { up as deviceSession } from './migrations/0006-device-session'
import { up as deliveryThread } from './migrations/0007-delivery-thread'
import { up as weighty } from './migrations/0008-weighty'
import { up as campaignRead } from './migrations/0009-campaign-read'
import { up as deliveryByChannel } from './migrations/0010-delivery-by-channel'
import { notificationsSettings } from './settings'
import { vapid } from './tokens'

export const notificationsServer = defineFeature({
  id: 'notifications',
  points: [audiences, channels, followers, templates, topics],
  provides: [crowds, notices, outlooks, receipts, vapid],
  requires: [audit, clock, database, directory, jobQueue, live, log, mailer, people, stateMachines],
  optional: [ages, opportunities, registrations],
  settings: notificationsSettings,
  contributes: [
    contribute(problemSentences, { id: 'notifications.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'notifications.0001-notification', up: notification }),
    contribute(migrations, { id: 'notifications.0002-delivery', up: delivery }),
    contribute(migrations, { id: 'notifications.0003-campaign', up: campaign }),
    contribute(migrations, { id: 'notifications.0004-reminder', up: reminder }),
    contribute(migrations, { id: 'notifications.0005-device', up: device }),
    contribute(migrations, { id: 'notifications.0006-device-session', up: deviceSession }),
    contribute(migrations, { id: 'notifications.0007-delivery-thread', up: deliveryThread }),
    contribute(migrations, { id: 'notifications.0008-weighty', up: weighty }),
    contribute(migrations, { id: 'notifications.0009-campaign-read', up: campaignRead }),
    contribute(migrations, { id: 'notifications.0010-delivery-by-channel', up: deliveryByChannel }),
    contribute(permissions, { id: MANAGE, roles: ['admin'], allows: 'notifications.may.manage' }),
  ],
  load: () => import('./runtime'),
})
