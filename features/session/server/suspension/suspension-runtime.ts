import { contributeWith, provide } from '../../../../kernel/index'
import { audit, clock, database, jobs, outbox } from '../../../data/contract'
import { mailer } from '../../../mail/contract'
import { verbs } from '../../../modules/contract'
import { apiRoutes, log } from '../../../web/contract'
import { disableSwitchableRoute, enableSwitchableRoute } from '../accounts/disable-switchable-routes'
import { sessionSettings } from '../settings'
import { sessions } from '../tokens'
import { disableVerb, enableVerb } from '../verbs/disable-verbs'
import { endSuspensionsJob } from './end-suspensions-job'
import { disableRoute, enableRoute } from './suspension-routes'
import { suspensions } from './suspension-token'
import { createSuspensions } from './suspensions'

/** Accounts that staff disable and enable. */
export const suspensionProvisions = [
  provide(
    suspensions,
    [database, sessions, audit, outbox, mailer, clock, sessionSettings],
    (database, sessions, audit, outbox, mailer, clock, { publicUrl }) =>
      createSuspensions({ database, sessions, audit, outbox, mailer, clock, publicUrl }),
  ),
]

export const suspensionContributions = [
  contributeWith(apiRoutes, [database, suspensions, clock], disableRoute),
  contributeWith(apiRoutes, [database, suspensions], enableRoute),
  ...[disableSwitchableRoute, enableSwitchableRoute].map((route) =>
    contributeWith(apiRoutes, [database, sessions, audit], (database, sessions, audit) =>
      route({ database, sessions, audit }),
    ),
  ),
  contributeWith(jobs, [database, suspensions, log], endSuspensionsJob),
  contributeWith(verbs, [database, suspensions], disableVerb),
  contributeWith(verbs, [database, suspensions], enableVerb),
]
