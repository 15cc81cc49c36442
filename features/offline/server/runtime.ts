import { contributeWith, defineRuntime } from '../../../kernel/index'
import { apiRoutes } from '../../web/contract'
import { offlineSettings } from './settings'
import { workerRoute } from './worker-route'

export const runtime = defineRuntime({
  contributes: [contributeWith(apiRoutes, [offlineSettings], ({ workerDir }) => workerRoute(workerDir))],
})
