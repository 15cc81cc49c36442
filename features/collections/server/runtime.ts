import { randomBytes } from 'node:crypto'
import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import { clock, database, personalData, personMoves, subscriptions } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { people } from '../../session/contract'
import { apiRoutes, live, liveTopics, sharedCache } from '../../web/contract'
import { accountSubscriptions } from './account-subscriptions'
import { collectionMove } from './collection-move'
import { changeRoute, dropRoute, listRoute, makeRoute, oneRoute } from './collection-routes'
import { collectionsPersonalData } from './collections-personal-data'
import { addRoute, orderRoute, removeRoute, sharedRoute } from './item-routes'
import { onMerged } from './merged-subscription'
import { collectionsTopic, sharedTopic } from './live-topic'

const routes = [
  listRoute,
  makeRoute,
  oneRoute,
  changeRoute,
  dropRoute,
  addRoute,
  removeRoute,
  orderRoute,
  sharedRoute,
] as const
const makeKey = () => randomBytes(18).toString('base64url')

export const runtime = defineRuntime({
  contributes: [
    contribute(liveTopics, collectionsTopic),
    contributeWith(liveTopics, [database], sharedTopic),
    contributeWith(subscriptions, [database, live, sharedCache, opportunities], onMerged),
    ...accountSubscriptions.map((each) => contributeWith(subscriptions, [database, live, sharedCache], each)),
    ...routes.map((route) =>
      contributeWith(
        apiRoutes,
        [database, opportunities, live, clock, sharedCache, people],
        (database, opportunities, live, clock, cache, people) =>
          route({ database, opportunities, live, clock, cache, people, makeKey }),
      ),
    ),
    contributeWith(personalData, [database, opportunities, people, sharedCache, live], collectionsPersonalData),
    contribute(personMoves, collectionMove),
  ],
})
