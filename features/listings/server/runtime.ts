import { contribute, contributeWith, defineRuntime, provide, self } from '../../../kernel/index'
import {
  clock,
  database,
  jobs,
  outbox,
  personalData,
  personMoves,
  seeds,
  stateMachines,
  subscriptions,
} from '../../data/contract'
import { stakes, verbs } from '../../modules/contract'
import { people } from '../../session/contract'
import { apiRoutes, healthChecks, log, sanitiser, sharedCache, sitemaps } from '../../web/contract'
import {
  admissions,
  approvalWaits,
  keptSeats,
  facets,
  imitations,
  interests,
  kinds,
  opportunities,
  searches,
  sources,
  unwanted,
  verifiedOrganizers,
  wishes,
} from '../contract'
import { catalogue, createCatalogue } from './catalogue/catalogue'
import { listsCheck } from './catalogue/lists-check'
import { onChange } from './changes'
import { countPopularityJob } from './popularity/count-popularity-job'
import { closePastJob } from './close-past-job'
import { onOrganizerDisabled, onOrganizerEnabled } from './disabled-organizer'
import { deadlineRoute } from './feeds/deadline-route'
import { csvRoute } from './feeds/csv-route'
import { feedForms, feedRoute } from './feeds/feed-routes'
import { fileJob } from './filed/file-job'
import { createFiling } from './filed/filing'
import { createGate } from './gate'
import { homeRoute, nowRoute, ownSuggestRoute, suggestRoute } from './home-routes'
import { imageRoute } from './images/image-route'
import { directoryRoute } from './landings/directory-route'
import { landingRoute } from './landings/landing-route'
import { createLandings, landings } from './landings/landings'
import { facetsRoute, searchRoute } from './listing-routes'
import { createImitations } from './imitations/imitations'
import { importVerb } from './import/import-verb'
import { mergeVerb } from './merge/merge-verb'
import { ownFacetsRoute, ownSearchRoute } from './own-list-routes'
import { organisedMove } from './organised-move'
import { listingsPersonalData } from './listings-personal-data'
import { compareRoute } from './compare-route'
import { createOpportunities } from './opportunities'
import { opportunityRoute } from './opportunity-route'
import { listingsSettings } from './settings'
import { similarRoute } from './similar-route'
import { landingsSitemap, listsSitemap, opportunitiesSitemap } from './sitemaps'
import { opportunitiesSeed } from './seed/opportunities-seed'
import { createSearches } from './searches'
import { createSources } from './import/sources'
import { seedVerb } from './seed/seed-verb'
import { takeDownVerb } from './take-down-verb'
import { filing, gate } from './tokens'
import { verifiedMove, verifierMove } from './verified/verified-moves'
import { createVerifiedOrganizers } from './verified/verified-organizers'
import { createApprovalWaits } from './waits/approval-waits'
import { wishedRoute } from './wished-route'
import { listingsStake } from './listings-stake'

const listed = [self, database, catalogue, clock] as const

export const runtime = defineRuntime({
  provides: [
    provide(filing, [self, database, clock, log], ({ view }, database, clock, log) =>
      createFiling(database, clock, () => view(facets), log),
    ),
    provide(
      catalogue,
      [self, database, clock, filing, listingsSettings],
      ({ view }, database, clock, filing, { lists }) =>
        createCatalogue({ database, clock, facets: () => view(facets), filing, lists }),
    ),
    provide(landings, [catalogue, clock], createLandings),
    provide(gate, [self], ({ view }) => createGate(() => view(admissions))),
    provide(
      opportunities,
      [self, database, stateMachines, outbox, clock, sanitiser, gate, people],
      ({ view }, database, machines, outbox, clock, sanitiser, gate, people) =>
        createOpportunities({
          database,
          machines,
          outbox,
          clock,
          sanitiser,
          gate,
          people,
          keptSeats: () => view(keptSeats),
          kinds: () => view(kinds),
        }),
    ),
    provide(sources, [database, stateMachines, outbox, clock], (database, machines, outbox, clock) =>
      createSources({ database, machines, outbox, clock }),
    ),
    provide(approvalWaits, [database], createApprovalWaits),
    provide(imitations, [database, clock], createImitations),
    provide(verifiedOrganizers, [database, clock], createVerifiedOrganizers),
    provide(searches, [self, database, clock], ({ view }, database, { now }) =>
      createSearches({ database, now, facets: () => view(facets), kinds: () => view(kinds) }),
    ),
  ],
  contributes: [
    ...[imageRoute, similarRoute].map((route) =>
      contributeWith(apiRoutes, [...listed, gate], ({ view }, database, catalogue, clock, gate) =>
        route({ database, catalogue, clock, kinds: () => view(kinds) }, gate),
      ),
    ),
    contributeWith(apiRoutes, listed, ({ view }, database, catalogue, clock) =>
      ownSuggestRoute({ database, catalogue, clock, kinds: () => view(kinds), unwanted: () => view(unwanted) }),
    ),
    contributeWith(apiRoutes, listed, ({ view }, database, catalogue, clock) =>
      wishedRoute({
        ...{ database, catalogue, clock },
        ...{ kinds: () => view(kinds), unwanted: () => view(unwanted), wishes: () => view(wishes) },
      }),
    ),
    ...[compareRoute, homeRoute, suggestRoute, nowRoute].map((route) =>
      contributeWith(apiRoutes, listed, ({ view }, database, catalogue, clock) =>
        route({ database, catalogue, clock, kinds: () => view(kinds) }),
      ),
    ),
    ...[searchRoute, facetsRoute, ownSearchRoute, ownFacetsRoute, landingRoute, directoryRoute].map((route) =>
      contributeWith(apiRoutes, [...listed, landings], ({ view }, database, catalogue, clock, landings) =>
        route({ database, catalogue, clock, kinds: () => view(kinds), landings, unwanted: () => view(unwanted) }),
      ),
    ),
    contributeWith(
      apiRoutes,
      [...listed, landings, sanitiser, listingsSettings, gate],
      ({ view }, database, catalogue, clock, landings, sanitiser, { languagePages }, gate) =>
        opportunityRoute(
          { database, catalogue, clock, kinds: () => view(kinds), landings },
          sanitiser,
          languagePages,
          gate,
        ),
    ),
    contributeWith(
      apiRoutes,
      [...listed, landings, listingsSettings],
      ({ view }, database, catalogue, clock, landings, { publicUrl }) =>
        csvRoute({ database, catalogue, clock, kinds: () => view(kinds), landings, publicUrl }),
    ),
    ...feedForms.map((form) =>
      contributeWith(
        apiRoutes,
        [...listed, landings, listingsSettings],
        ({ view }, database, catalogue, clock, landings, { publicUrl }) =>
          feedRoute(form, { database, catalogue, clock, kinds: () => view(kinds), landings, publicUrl }),
      ),
    ),
    contributeWith(
      apiRoutes,
      [...listed, listingsSettings, gate],
      ({ view }, database, catalogue, clock, { publicUrl }, gate) =>
        deadlineRoute({ database, catalogue, clock, kinds: () => view(kinds) }, publicUrl, gate),
    ),
    contributeWith(healthChecks, [catalogue], listsCheck),
    contributeWith(sitemaps, [self], ({ view }) => listsSitemap(() => view(kinds))),
    contributeWith(sitemaps, [self, landings], ({ view }, landings) => landingsSitemap(landings, () => view(kinds))),
    contributeWith(
      sitemaps,
      [self, database, clock, listingsSettings],
      ({ view }, database, clock, { languagePages }) =>
        opportunitiesSitemap(
          database,
          clock,
          () => view(kinds),
          languagePages.map(({ hi }) => hi),
        ),
    ),
    contributeWith(jobs, [database, opportunities], closePastJob),
    ...[onOrganizerDisabled, onOrganizerEnabled].map((subscription) =>
      contributeWith(subscriptions, [database, opportunities, people], subscription),
    ),
    contributeWith(jobs, [filing], fileJob),
    contributeWith(jobs, [self, database], ({ view }, database) => countPopularityJob(database, () => view(interests))),
    contributeWith(stakes, [database], listingsStake),
    contributeWith(personalData, [database, opportunities, outbox, clock], listingsPersonalData),
    ...[organisedMove, verifiedMove, verifierMove].map((move) => contribute(personMoves, move)),
    contributeWith(seeds, [database, people], opportunitiesSeed),
    contributeWith(verbs, [database, clock, people], seedVerb),
    contributeWith(verbs, [database, opportunities], takeDownVerb),
    contributeWith(verbs, [database, stateMachines, outbox], (database, machines, outbox) =>
      mergeVerb({ database, machines, outbox }),
    ),
    contributeWith(
      verbs,
      [database, stateMachines, opportunities, outbox, clock, sanitiser],
      (database, machines, opportunities, outbox, clock, sanitiser) =>
        importVerb({ database, machines, opportunities, outbox, clock, sanitiser }),
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
