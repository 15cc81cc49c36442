import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import { clock, database, personalData } from '../../data/contract'
import { apiRoutes, fixedSitemap, sitemaps } from '../../web/contract'
import { consentPersonalData } from './consent-personal-data'
import { consentHistoryRoute, recordConsentRoute } from './consent-routes'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [database, clock], recordConsentRoute),
    contributeWith(apiRoutes, [database], consentHistoryRoute),
    contribute(sitemaps, fixedSitemap('tracking.pages', ['/legal/cookies'])),
    contributeWith(personalData, [database], consentPersonalData),
  ],
})
