import { contributeWith, defineRuntime, provide } from '../../../kernel/index'
import { database, personalData, personMoves, seeds } from '../../data/contract'
import { affiliations } from '../../profile/contract'
import { accounts, people } from '../../session/contract'
import { apiRoutes } from '../../web/contract'
import { belongingMove } from './belonging-move'
import { campusAffiliation } from './campus-affiliation'
import { campusPersonalData } from './campus-personal-data'
import { campusSeed } from './campus-seed'
import { dashboardRoute } from './dashboard-route'
import { myCollegeRoute } from './my-college-route'
import { placementProfileRoute } from './placement-profile-route'
import { createStanding } from './standing'
import { standing } from './tokens'

export const runtime = defineRuntime({
  provides: [provide(standing, [database, accounts], createStanding)],
  contributes: [
    contributeWith(apiRoutes, [database], placementProfileRoute),
    contributeWith(apiRoutes, [database, people], dashboardRoute),
    contributeWith(apiRoutes, [database, people], myCollegeRoute),
    contributeWith(personalData, [database, standing], campusPersonalData),
    contributeWith(personMoves, [database, standing], belongingMove),
    contributeWith(affiliations, [database], campusAffiliation),
    contributeWith(seeds, [database, people, standing], campusSeed),
  ],
})
