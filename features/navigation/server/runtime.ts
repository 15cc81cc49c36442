import { contributeWith, defineRuntime } from '../../../kernel/index'
import { audit, clock, database } from '../../data/contract'
import { apiRoutes, sharedCache } from '../../web/contract'
import { readLinksRoute, writeLinksRoute } from './link-routes'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [database], readLinksRoute),
    contributeWith(apiRoutes, [database, audit, clock, sharedCache], writeLinksRoute),
  ],
})
