import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { audit, clock, database, personMoves } from '../../data/contract'
import { notices, templates } from '../../notifications/contract'
import { people } from '../../session/contract'
import { apiRoutes, health, house, live, liveTopics, log } from '../../web/contract'
import { explainers, stakes, switchStore, verbRunner, verbs } from '../contract'
import { createChangeLog } from './change-log'
import { createExplain } from './explain'
import { explainVerb, listVerb, switchVerb } from './house-verbs'
import { logRoute } from './log-route'
import { createModuleList } from './module-list'
import { explainRoute, listModulesRoute, switchRoute } from './module-routes'
import { proposalsTopic } from './proposals/live-topic'
import { proposalMove } from './proposals/proposal-move'
import { approveRoute, declineRoute, takeBackRoute } from './proposals/proposal-routes'
import { proposalTemplate } from './proposals/proposal-template'
import { createProposals } from './proposals/proposals'
import { modulesSettings } from './settings'
import { createCountStakes, STAKE_LIMIT_MS } from './stakes'
import { stakesRoute } from './stakes-route'
import { createSwitchStore } from './switch-store'
import { createSwitching } from './switching'
import { proposals, switching } from './tokens'
import { createVerbRunner } from './verb-runner'

export const runtime = defineRuntime({
  provides: [
    provide(switchStore, [database, audit, clock, live], createSwitchStore),
    provide(verbRunner, [self], ({ view }) => createVerbRunner(() => view(verbs))),
    provide(
      proposals,
      [database, house, audit, live, clock, maybe(people), maybe(notices)],
      (database, house, audit, live, clock, people, notices) =>
        createProposals({ database, house, audit, live, clock, people, notices }),
    ),
    provide(switching, [house, switchStore, proposals, modulesSettings], (house, store, proposals, { offByTwo }) =>
      createSwitching({ house, store, proposals, offByTwo }),
    ),
  ],
  contributes: [
    contributeWith(
      apiRoutes,
      [house, health, switchStore, switching, proposals, clock, maybe(people)],
      (house, health, store, switching, proposals, clock, people) =>
        listModulesRoute(createModuleList({ house, health, store, switching, proposals, clock, people })),
    ),
    contributeWith(apiRoutes, [switching], switchRoute),
    contributeWith(apiRoutes, [house, self, clock, log], (house, { view }, clock, log) =>
      stakesRoute(
        house,
        createCountStakes({ stakes: () => view(stakes), now: () => clock.now(), log, limitMs: STAKE_LIMIT_MS }),
      ),
    ),
    ...[approveRoute, declineRoute, takeBackRoute].map((route) => contributeWith(apiRoutes, [proposals], route)),
    contribute(liveTopics, proposalsTopic),
    contribute(personMoves, proposalMove),
    contribute(templates, proposalTemplate),
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
    contributeWith(verbs, [switching], switchVerb),
    contributeWith(verbs, [house, self, maybe(people)], (house, { view }, people) =>
      explainVerb(
        createExplain(house, () => view(explainers)),
        people,
      ),
    ),
  ],
})
