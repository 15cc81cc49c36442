import { contribute, contributeWith, maybe } from '../../../../../kernel/index'
import { audit, clock, database, stateMachines } from '../../../../data/contract'
import { notices, templates, topics } from '../../../../notifications/contract'
import { people } from '../../../../session/contract'
import { apiRoutes } from '../../../../web/contract'
import { referralMoves, referrals } from '../../tokens'
import { appealRoute } from './appeal-route'
import { appealTemplate, referralTopic } from './appeal-template'
import { decideAppealRoute } from './decide-appeal-route'
import { listAppealsRoute } from './list-appeals-route'

export const appealContributions = [
  contributeWith(apiRoutes, [database, stateMachines, clock], appealRoute),
  contributeWith(apiRoutes, [database, people], listAppealsRoute),
  contributeWith(
    apiRoutes,
    [database, stateMachines, referralMoves, referrals, audit, clock, maybe(notices)],
    (database, machines, moves, referrals, audit, clock, notices) =>
      decideAppealRoute({ database, machines, moves, referrals, audit, clock, notices }),
  ),
  contribute(templates, appealTemplate),
  contribute(topics, referralTopic),
]
