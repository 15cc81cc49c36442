import { contribute, contributeWith, defineRuntime, provide, self } from '../../../kernel/index'
import { clock, database, personalData, personMoves, seeds, subscriptions } from '../../data/contract'
import { interests, opportunities, unwanted } from '../../listings/contract'
import { impacts } from '../../manage/contract'
import { followers } from '../../notifications/contract'
import { people } from '../../session/contract'
import { followedSources } from '../../tracking/contract'
import { apiRoutes, live, liveTopics } from '../../web/contract'
import { outcomes } from '../contract'
import { createHiddenKnown } from './hidden-known'
import { hiddenRoute, hideRoute, showRoute } from './hidden-routes'
import { onMerged } from './merged-subscription'
import { savedTopic, viewedTopic } from './live-topic'
import { savedImpact } from './saved-impact'
import { savedInterest } from './saved-interest'
import { savedMove } from './saved-move'
import { savedPersonalData } from './saved-personal-data'
import { savedSeed } from './saved-seed'
import { forgetViewedRoute, noteViewedRoute, viewedRoute } from './viewed-routes'
import { hiddenKnown } from './tokens'
import { watchFollowed } from './watch-followed'
import { watchFollowers } from './watch-followers'
import { savedIdsRoute, saveRoute, unsaveRoute, watchlistRoute } from './watch-routes'

const routes = [
  savedIdsRoute,
  watchlistRoute,
  saveRoute,
  unsaveRoute,
  viewedRoute,
  noteViewedRoute,
  forgetViewedRoute,
  hiddenRoute,
  hideRoute,
  showRoute,
] as const

export const runtime = defineRuntime({
  provides: [provide(hiddenKnown, [database], createHiddenKnown)],
  contributes: [
    contribute(liveTopics, savedTopic),
    contribute(liveTopics, viewedTopic),
    ...routes.map((route) =>
      contributeWith(
        apiRoutes,
        [self, database, opportunities, live, clock, hiddenKnown],
        ({ view }, database, opportunities, live, clock, known) =>
          route({ database, opportunities, live, clock, known, outcomes: () => view(outcomes) }),
      ),
    ),
    contributeWith(subscriptions, [database, live, hiddenKnown, opportunities], onMerged),
    contributeWith(followers, [database], watchFollowers),
    contributeWith(impacts, [database], savedImpact),
    contributeWith(followedSources, [database], watchFollowed),
    contributeWith(interests, [database], savedInterest),
    contributeWith(unwanted, [hiddenKnown], ({ of }) => ({ id: 'saved.hidden', of })),
    contributeWith(seeds, [database, opportunities, people], savedSeed),
    contributeWith(personalData, [database, opportunities, people], savedPersonalData),
    contribute(personMoves, savedMove),
  ],
  async start({ get, own }) {
    own(await get(hiddenKnown).listen())
  },
})
