import { contribute, defineFeature } from '../../../kernel/index'
import { clock, database, migrations, outbox, stateMachines } from '../../data/contract'
import { people } from '../../session/contract'
import { problemSentences, sanitiser, sharedCache } from '../../web/contract'
import { detailActions, detailSections, facets, kinds, opportunities, ownKinds, searches } from '../contract'
import { catalogue } from './catalogue/catalogue'
import { landings } from './landings/landings'
import { up as opportunity } from './migrations/0001-opportunity'
import { up as searchInMemory } from './migrations/0002-search-in-memory'
import { up as mergedInto } from './migrations/0003-merged-into'
import { countedFacets } from './own-facets'
import { listingsSettings } from './settings'

export const listingsServer = defineFeature({
  id: 'listings',
  activates: 'boot',
  points: [kinds, facets, detailSections, detailActions],
  provides: [catalogue, landings, opportunities, searches],
  // `people` also so that demo accounts are there before the demo data that some of them own.
  requires: [clock, database, outbox, people, sanitiser, sharedCache, stateMachines],
  settings: listingsSettings,
  contributes: [
    contribute(problemSentences, { id: 'listings.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'listings.0001-opportunity', up: opportunity }),
    contribute(migrations, { id: 'listings.0002-search-in-memory', up: searchInMemory }),
    contribute(migrations, { id: 'listings.0003-merged-into', up: mergedInto }),
    ...ownKinds.map((kind) => contribute(kinds, kind)),
    ...countedFacets.map((facet) => contribute(facets, facet)),
  ],
  load: () => import('./runtime'),
})
