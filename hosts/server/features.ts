import type { Feature } from '../../kernel/index'
import { gamificationServer } from '../../features/gamification/server/feature'
import { bannersServer } from '../../features/banners/server/feature'
import { discussionServer } from '../../features/discussion/server/feature'
import { campusServer } from '../../features/campus/server/feature'
import { contentServer } from '../../features/content/server/feature'
import { dataServer } from '../../features/data/server/feature'
import { listingsServer } from '../../features/listings/server/feature'
import { mailServer } from '../../features/mail/server/feature'
import { manageServer } from '../../features/manage/server/feature'
import { modulesServer } from '../../features/modules/server/feature'
import { navigationServer } from '../../features/navigation/server/feature'
import { notificationsServer } from '../../features/notifications/server/feature'
import { offlineServer } from '../../features/offline/server/feature'
import { profileServer } from '../../features/profile/server/feature'
import { privacyServer } from '../../features/privacy/server/feature'
import { registrationsServer } from '../../features/registrations/server/feature'
import { waitlistServer } from '../../features/waitlist/server/feature'
import { guardiansServer } from '../../features/guardians/server/feature'
import { alertsServer } from '../../features/alerts/server/feature'
import { collectionsServer } from '../../features/collections/server/feature'
import { stagesServer } from '../../features/stages/server/feature'
import { prizesServer } from '../../features/prizes/server/feature'
import { uploadsServer } from '../../features/uploads/server/feature'
import { documentsServer } from '../../features/documents/server/feature'
import { savedServer } from '../../features/saved/server/feature'
import { rulesServer } from '../../features/rules/server/feature'
import { sessionServer } from '../../features/session/server/feature'
import { trackingServer } from '../../features/tracking/server/feature'
import { webServer } from '../../features/web/server/feature'

/** Which server halves this process runs. */
export const serverFeatures: readonly Feature[] = [
  dataServer,
  webServer,
  modulesServer,
  mailServer,
  sessionServer,
  listingsServer,
  manageServer,
  uploadsServer,
  registrationsServer,
  waitlistServer,
  savedServer,
  rulesServer,
  stagesServer,
  prizesServer,
  documentsServer,
  alertsServer,
  guardiansServer,
  collectionsServer,
  navigationServer,
  notificationsServer,
  campusServer,
  contentServer,
  profileServer,
  trackingServer,
  offlineServer,
  privacyServer,
  discussionServer,
  gamificationServer,
  bannersServer,
]
