import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import { database, personalData, personMoves, seeds } from '../../data/contract'
import { people } from '../../session/contract'
import { apiRoutes } from '../../web/contract'
import { belongingMove } from './belonging-move'
import { campusPersonalData } from './campus-personal-data'
import { campusSeed } from './campus-seed'
import { dashboardRoute } from './dashboard-route'
import { placementProfileRoute } from './placement-profile-route'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [database], placementProfileRoute),
    contributeWith(apiRoutes, [database, people], dashboardRoute),
    contributeWith(personalData, [database], campusPersonalData),
    contribute(personMoves, belongingMove),
    contributeWith(seeds, [database, people], campusSeed),
  ],
})
