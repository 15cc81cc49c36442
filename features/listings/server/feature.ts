import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations, outbox, stateMachines } from '../../data/contract'
import { people } from '../../session/contract'
import { log, problemSentences, sanitiser, sharedCache } from '../../web/contract'
import {
  admissions,
  approvalWaits,
  keptSeats,
  imitations,
  interests,
  detailActions,
  detailSections,
  facets,
  kinds,
  opportunities,
  ownKinds,
  searches,
  sources,
  unwanted,
  verifiedOrganizers,
  wishes,
} from '../contract'
import { catalogue } from './catalogue/catalogue'
import { landings } from './landings/landings'
import { up as visibility } from './migrations/0004-visibility'
import { up as popularity } from './migrations/0005-popularity'
import { up as filed } from './migrations/0006-filed'
import { up as hasRules } from './migrations/0007-has-rules'
import { up as source } from './migrations/0008-source'
import { up as openByOrganisation } from './migrations/0009-open-by-organisation'
import { up as openings } from './migrations/0010-openings'
import { up as openByKind } from './migrations/0011-open-by-kind'
import { up as verifiedOrganizer } from './migrations/0012-verified-organizer'
import { up as employmentType } from './migrations/0013-employment-type'
import { up as cancelled } from './migrations/0014-cancelled'
import { up as takenDown } from './migrations/0015-taken-down'
import { up as extendedFrom } from './migrations/0016-extended-from'
import { up as answered } from './migrations/0017-answered'
import { up as otherPlaces } from './migrations/0018-other-places'
import { filing, gate } from './tokens'
import { up as opportunity } from './migrations/0001-opportunity'
import { up as searchInMemory } from './migrations/0002-search-in-memory'
import { up as mergedInto } from './migrations/0003-merged-into'
import { countedFacets } from './own-facets'
import { listingsSettings } from './settings'

export const listingsServer = defineFeature({
  id: 'listings',
  activates: 'boot',
  points: [admissions, keptSeats, interests, unwanted, wishes, kinds, facets, detailSections, detailActions],
  provides: [
    approvalWaits,
    catalogue,
    filing,
    gate,
    landings,
    opportunities,
    searches,
    sources,
    imitations,
    verifiedOrganizers,
  ],
  // `people` also so that demo accounts are there before the demo data that some of them own.
  requires: [clock, database, log, outbox, people, sanitiser, sharedCache, stateMachines],
  settings: listingsSettings,
  contributes: [
    contribute(problemSentences, { id: 'listings.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'listings.0001-opportunity', up: opportunity }),
    contribute(migrations, { id: 'listings.0002-search-in-memory', up: searchInMemory }),
    contribute(migrations, { id: 'listings.0003-merged-into', up: mergedInto }),
    contribute(migrations, { id: 'listings.0004-visibility', up: visibility }),
    contribute(migrations, { id: 'listings.0005-popularity', up: popularity }),
    contribute(migrations, { id: 'listings.0006-filed', up: filed }),
    contribute(migrations, { id: 'listings.0007-has-rules', up: hasRules }),
    contribute(migrations, { id: 'listings.0008-source', up: source }),
    contribute(migrations, { id: 'listings.0009-open-by-organisation', up: openByOrganisation }),
    contribute(migrations, { id: 'listings.0010-openings', up: openings }),
    contribute(migrations, { id: 'listings.0011-open-by-kind', up: openByKind }),
    contribute(migrations, { id: 'listings.0012-verified-organizer', up: verifiedOrganizer }),
    contribute(migrations, { id: 'listings.0013-employment-type', up: employmentType }),
    contribute(migrations, { id: 'listings.0014-cancelled', up: cancelled }),
    contribute(migrations, { id: 'listings.0015-taken-down', up: takenDown }),
    contribute(migrations, { id: 'listings.0016-extended-from', up: extendedFrom }),
    contribute(migrations, { id: 'listings.0017-answered', up: answered }),
    contribute(migrations, { id: 'listings.0018-other-places', up: otherPlaces }),
    ...ownKinds.map((kind) => contribute(kinds, kind)),
    ...countedFacets.map((facet) => contribute(facets, facet)),
  ],
  load: () => import('./runtime'),
})
