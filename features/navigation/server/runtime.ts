import { contributeWith, defineRuntime } from '../../../kernel/index'
import { audit, clock, database } from '../../data/contract'
import { explainers } from '../../modules/contract'
import { apiRoutes, sharedCache } from '../../web/contract'
import { linkExplainer } from './link-explainer'
import { readLinksRoute, writeLinksRoute } from './link-routes'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [database], readLinksRoute),
    contributeWith(apiRoutes, [database, audit, clock, sharedCache], writeLinksRoute),
    contributeWith(explainers, [database], linkExplainer),
  ],
})
