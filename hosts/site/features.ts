import type { Feature } from '../../kernel/index'
import { gamificationClient } from '../../features/gamification/client/feature'
import { bannersClient } from '../../features/banners/client/feature'
import { discussionClient } from '../../features/discussion/client/feature'
import { campusClient } from '../../features/campus/client/feature'
import { contentClient } from '../../features/content/client/feature'
import { listingsClient } from '../../features/listings/client/feature'
import { mailClient } from '../../features/mail/client/feature'
import { manageClient } from '../../features/manage/client/feature'
import { modulesClient } from '../../features/modules/client/feature'
import { navigationClient } from '../../features/navigation/client/feature'
import { notificationsClient } from '../../features/notifications/client/feature'
import { offlineClient } from '../../features/offline/client/feature'
import { performanceClient } from '../../features/performance/client/feature'
import { profileClient } from '../../features/profile/client/feature'
import { privacyClient } from '../../features/privacy/client/feature'
import { registrationsClient } from '../../features/registrations/client/feature'
import { waitlistClient } from '../../features/waitlist/client/feature'
import { guardiansClient } from '../../features/guardians/client/feature'
import { alertsClient } from '../../features/alerts/client/feature'
import { collectionsClient } from '../../features/collections/client/feature'
import { stagesClient } from '../../features/stages/client/feature'
import { prizesClient } from '../../features/prizes/client/feature'
import { uploadsClient } from '../../features/uploads/client/feature'
import { documentsClient } from '../../features/documents/client/feature'
import { savedClient } from '../../features/saved/client/feature'
import { rulesClient } from '../../features/rules/client/feature'
import { sessionClient } from '../../features/session/client/feature'
import { trackingClient } from '../../features/tracking/client/feature'
import { uiClient } from '../../features/ui/client/feature'
import { webClient } from '../../features/web/client/feature'

/** Which client halves the site is made of: planned in the browser, and once more in the server's rendering kernel. */
export const siteFeatures: readonly Feature[] = [
  webClient,
  uiClient,
  sessionClient,
  navigationClient,
  listingsClient,
  mailClient,
  modulesClient,
  manageClient,
  uploadsClient,
  registrationsClient,
  waitlistClient,
  savedClient,
  rulesClient,
  stagesClient,
  prizesClient,
  documentsClient,
  alertsClient,
  guardiansClient,
  collectionsClient,
  notificationsClient,
  campusClient,
  contentClient,
  profileClient,
  trackingClient,
  performanceClient,
  offlineClient,
  privacyClient,
  discussionClient,
  gamificationClient,
  bannersClient,
]
