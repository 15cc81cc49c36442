import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { audit, clock, database, personalData, personMoves, subscriptions } from '../../data/contract'
import { imitations, opportunities, sources } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { registrations } from '../../registrations/contract'
import { people } from '../../session/contract'
import { apiRoutes, sanitiser, sharedCache } from '../../web/contract'
import { draftParts } from '../contract'
import { approvedMail, sentBackMail } from './decision-mails'
import { deadlineMove, deadlinePersonalData } from './deadline/deadline-personal-data'
import { deadlinesRoute, setDeadlineRoute } from './deadline/deadline-routes'
import { createSetDeadline } from './deadline/deadlines'
import { draftMove } from './draft-move'
import { draftPersonalData } from './draft-personal-data'
import { draftRoutes } from './draft-routes'
import { createDrafts } from './drafts'
import { createListingActs } from './listing-acts'
import { listingRoutes } from './listing-routes'
import { manageSettings } from './settings'
import { drafts, listingActs, setDeadline } from './tokens'

export const runtime = defineRuntime({
  provides: [
    provide(
      drafts,
      [self, database, opportunities, people, audit, clock, sanitiser],
      ({ view }, database, opportunities, people, audit, clock, sanitiser) =>
        createDrafts(database, opportunities, people, audit, clock, sanitiser, () => view(draftParts)),
    ),
    provide(
      listingActs,
      [self, database, opportunities, people, audit, sharedCache, sources, imitations],
      ({ view }, database, opportunities, people, audit, sharedCache, sources, imitations) =>
        createListingActs(database, opportunities, people, audit, sharedCache, sources, imitations, () =>
          view(draftParts),
        ),
    ),
    provide(
      setDeadline,
      [database, opportunities, maybe(registrations), listingActs, audit, sharedCache, clock],
      (database, opportunities, registrations, acts, audit, sharedCache, clock) =>
        createSetDeadline({ database, opportunities, registrations, acts, audit, sharedCache, clock }),
    ),
  ],
  contributes: [
    ...draftRoutes.map((route) => contributeWith(apiRoutes, [drafts], route)),
    contributeWith(apiRoutes, [setDeadline], setDeadlineRoute),
    contributeWith(apiRoutes, [database, opportunities], deadlinesRoute),
    ...listingRoutes.map((route) => contributeWith(apiRoutes, [listingActs], route)),
    contributeWith(personalData, [database], draftPersonalData),
    contribute(personMoves, draftMove),
    contributeWith(personalData, [database], deadlinePersonalData),
    contribute(personMoves, deadlineMove),
    contributeWith(
      subscriptions,
      [opportunities, people, mailer, manageSettings],
      (opportunities, people, mailer, { publicUrl }) => approvedMail({ opportunities, people, mailer, publicUrl }),
    ),
    contributeWith(
      subscriptions,
      [opportunities, people, mailer, manageSettings],
      (opportunities, people, mailer, { publicUrl }) => sentBackMail({ opportunities, people, mailer, publicUrl }),
    ),
  ],
})
