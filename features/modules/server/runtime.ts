import { contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { audit, clock, database } from '../../data/contract'
import { people } from '../../session/contract'
import { apiRoutes, health, house, log } from '../../web/contract'
import { explainers, stakes, switchStore, verbRunner, verbs } from '../contract'
import { createChangeLog } from './change-log'
import { createExplain } from './explain'
import { explainVerb, listVerb, switchVerb } from './house-verbs'
import { logRoute } from './log-route'
import { createModuleList } from './module-list'
import { explainRoute, listModulesRoute, switchRoute } from './module-routes'
import { createCountStakes, STAKE_LIMIT_MS } from './stakes'
import { stakesRoute } from './stakes-route'
import { createSwitchStore } from './switch-store'
import { createVerbRunner } from './verb-runner'

export const runtime = defineRuntime({
  provides: [
    provide(switchStore, [database, audit, clock], createSwitchStore),
    provide(verbRunner, [self], ({ view }) => createVerbRunner(() => view(verbs))),
  ],
  contributes: [
    contributeWith(
      apiRoutes,
      [house, health, switchStore, clock, maybe(people)],
      (house, health, store, clock, people) =>
        listModulesRoute(createModuleList({ house, health, store, clock, people })),
    ),
    contributeWith(apiRoutes, [house], switchRoute),
    contributeWith(apiRoutes, [house, self, clock, log], (house, { view }, clock, log) =>
      stakesRoute(
        house,
        createCountStakes({ stakes: () => view(stakes), now: () => clock.now(), log, limitMs: STAKE_LIMIT_MS }),
      ),
    ),
    contributeWith(apiRoutes, [house, self, maybe(people), clock], (house, { view }, people, clock) =>
      explainRoute(
        createExplain(house, () => view(explainers)),
        people,
        clock,
      ),
    ),
    contributeWith(apiRoutes, [audit, house, maybe(people)], (audit, house, people) =>
      logRoute(createChangeLog({ audit, house, people })),
    ),
    contributeWith(verbs, [house], listVerb),
    contributeWith(verbs, [house], switchVerb),
    contributeWith(verbs, [house, self, maybe(people)], (house, { view }, people) =>
      explainVerb(
        createExplain(house, () => view(explainers)),
        people,
      ),
    ),
  ],
})
