import { contribute, contributeWith, defineRuntime, provide, self } from '../../../kernel/index'
import { clock, database, jobs, outbox, personalData, personMoves, seeds, stateMachines } from '../../data/contract'
import { verbs } from '../../modules/contract'
import { people } from '../../session/contract'
import { apiRoutes, sanitiser, sharedCache } from '../../web/contract'
import { facets, kinds, opportunities, searches } from '../contract'
import { catalogue, createCatalogue } from './catalogue/catalogue'
import { onChange } from './changes'
import { closePastJob } from './close-past-job'
import { homeRoute, nowRoute, suggestRoute } from './home-routes'
import { facetsRoute, searchRoute } from './listing-routes'
import { importVerb } from './import/import-verb'
import { organisedMove } from './organised-move'
import { listingsPersonalData } from './listings-personal-data'
import { compareRoute } from './compare-route'
import { createOpportunities } from './opportunities'
import { opportunityRoute } from './opportunity-route'
import { opportunitiesSeed } from './seed/opportunities-seed'
import { createSearches } from './searches'
import { seedVerb } from './seed/seed-verb'

const listed = [self, database, catalogue, clock] as const

export const runtime = defineRuntime({
  provides: [
    provide(catalogue, [self, database, clock], ({ view }, database, clock) =>
      createCatalogue(database, clock, () => view(facets)),
    ),
    provide(
      opportunities,
      [self, database, stateMachines, outbox, clock, sanitiser],
      ({ view }, database, machines, outbox, clock, sanitiser) =>
        createOpportunities({ database, machines, outbox, clock, sanitiser, kinds: () => view(kinds) }),
    ),
    provide(searches, [self, database, clock], ({ view }, database, { now }) =>
      createSearches({ database, now, facets: () => view(facets), kinds: () => view(kinds) }),
    ),
  ],
  contributes: [
    ...[searchRoute, facetsRoute, homeRoute, suggestRoute, nowRoute, compareRoute].map((route) =>
      contributeWith(apiRoutes, listed, ({ view }, database, catalogue, clock) =>
        route({ database, catalogue, clock, kinds: () => view(kinds) }),
      ),
    ),
    contributeWith(apiRoutes, [...listed, sanitiser], ({ view }, database, catalogue, clock, sanitiser) =>
      opportunityRoute({ database, catalogue, clock, kinds: () => view(kinds) }, sanitiser),
    ),
    contributeWith(jobs, [database, opportunities], closePastJob),
    contributeWith(personalData, [database], listingsPersonalData),
    contribute(personMoves, organisedMove),
    contributeWith(seeds, [database, people], opportunitiesSeed),
    contributeWith(verbs, [database, clock, people], seedVerb),
    contributeWith(
      verbs,
      [database, stateMachines, opportunities, clock, sanitiser],
      (database, machines, opportunities, clock, sanitiser) =>
        importVerb({ database, machines, opportunities, clock, sanitiser }),
    ),
  ],
  async start({ get, own }) {
    const [lists, answers] = [get(catalogue), get(sharedCache)]
    // First the lists, then what was answered from them; a fault here is mended when the lists catch up.
    own(
      await onChange(get(database), (ids) => {
        void lists
          .changed(ids)
          .then(() => answers.forget('listings'))
          .catch(() => undefined)
      }),
    )
  },
})
