import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  jobs,
  personalData,
  personMoves,
  seeds,
  subscriptions,
  type Tx,
} from '../../data/contract'
import { consents } from '../../guardians/contract'
import { opportunities } from '../../listings/contract'
import { verbs } from '../../modules/contract'
import { notices, templates, topics } from '../../notifications/contract'
import { profileFaces } from '../../profile/contract'
import { directory, news, people } from '../../session/contract'
import { keptRecords } from '../../tracking/contract'
import { apiRoutes, type Live, live, liveTopics, log } from '../../web/contract'
import { awards, ledger, listed, triggers } from '../contract'
import { badgeNews } from './badges/badge-news'
import { seenRoute, shelfRoute, unseenRoute } from './badges/badge-routes'
import { badgeTemplates, badgeTopic } from './badges/badge-templates'
import { createBadges } from './badges/badges'
import { addBadgeRoute, changeBadgeRoute } from './badges/manage-routes'
import { gamificationSeed } from './gamification-seed'
import { keptDeeds } from './kept'
import { createLedger } from './ledger/ledger'
import { ledgerVerb } from './ledger/ledger-verb'
import { announce, gamificationTopic } from './live-topic'
import { figuresRoute, linesRoute, waysRoute } from './own-routes'
import { gamificationPersonalData } from './person/gamification-personal-data'
import { createPersonFacts } from './person/person-facts'
import { ledgerMove } from './person/person-move'
import { unlistedOf } from './person/person-queries'
import { createRegroup } from './person/regroup'
import { closedSubscriptions } from './person/closed-subscriptions'
import { purgeScoresJob } from './purge-scores-job'
import { boardRoute, listedRoute, ownBoardRoute } from './ranks/board-routes'
import { createClimbs } from './ranks/climbs'
import { createLeaderboard } from './ranks/leaderboard'
import { rankDaysJob } from './ranks/rank-days-job'
import { createStandings, type Standings } from './ranks/standings'
import { createAwards } from './rules/awards'
import { deedSubscriptions } from './rules/deeds'
import { ownTriggers } from './rules/own-triggers'
import { addRuleRoute, changeRuleRoute, replayRoute, rulebookRoute, switchRuleRoute } from './rules/rule-routes'
import type { GamificationTables } from './tables'
import { badges, book, leaderboard, personFacts, scoreboards } from './tokens'

/** All nodes rank anew, and the person's open pages ask again. */
const telling = (standings: Standings, live: Live) => async (tx: Tx, personId: number) => {
  await standings.changed(tx, personId)
  await announce(live, personId, { isBadge: false }, tx)
}

export const runtime = defineRuntime({
  provides: [
    provide(scoreboards, [database, clock, log], createStandings),
    provide(book, [database, clock, scoreboards, live, badges], (database, clock, { standings }, live, { settle }) =>
      createLedger(database, clock, telling(standings, live), settle),
    ),
    provide(ledger, [book], (book) => book),
    provide(listed, [database], (database) => ({
      unlistedOf: (personIds) => unlistedOf(database.of<GamificationTables>(), personIds),
    })),
    provide(badges, [database, live, clock, maybe(notices)], createBadges),
    provide(personFacts, [maybe(profileFaces)], createPersonFacts),
    provide(awards, [database, book, badges, personFacts, people], (database, book, badges, facts, people) =>
      createAwards({ database, book, badges, facts, people }),
    ),
    provide(
      leaderboard,
      [database, scoreboards, people, directory, maybe(profileFaces), maybe(consents), clock],
      (database, { standings }, people, directory, faces, consents, clock) =>
        createLeaderboard({
          ...{ database, standings, people, directory, faces, consents, clock },
          climbs: createClimbs(database, clock),
        }),
    ),
  ],
  contributes: [
    ...ownTriggers.map((each) => contribute(triggers, each)),
    ...deedSubscriptions.map((deed) =>
      contributeWith(
        subscriptions,
        [awards, maybe(opportunities), maybe(profileFaces), people, database, scoreboards],
        (awards, opportunities, faces, people, database, { standings }) =>
          deed({ awards, opportunities, faces, regroup: createRegroup(database, people, standings.changed) }),
      ),
    ),
    contributeWith(apiRoutes, [leaderboard], boardRoute),
    contributeWith(apiRoutes, [leaderboard], ownBoardRoute),
    contributeWith(apiRoutes, [database, scoreboards], (database, { standings }) => listedRoute(database, standings)),
    contributeWith(apiRoutes, [ledger, leaderboard], figuresRoute),
    contributeWith(apiRoutes, [database, self], (database, { view }) => linesRoute(database, () => view(triggers))),
    contributeWith(apiRoutes, [database, self], (database, { view }) => waysRoute(database, () => view(triggers))),
    contributeWith(apiRoutes, [database, maybe(profileFaces)], shelfRoute),
    contributeWith(apiRoutes, [database], unseenRoute),
    contributeWith(apiRoutes, [database, clock, live], seenRoute),
    ...[rulebookRoute, addRuleRoute, changeRuleRoute, switchRuleRoute, replayRoute].map((route) =>
      contributeWith(
        apiRoutes,
        [database, audit, clock, people, personFacts, self],
        (database, audit, clock, people, facts, { view }) =>
          route({ database, audit, clock, people, facts, triggers: () => view(triggers) }),
      ),
    ),
    contributeWith(apiRoutes, [database, audit], addBadgeRoute),
    contributeWith(apiRoutes, [database, audit], changeBadgeRoute),
    contribute(liveTopics, gamificationTopic),
    contributeWith(news, [database], badgeNews),
    ...badgeTemplates.map((each) => contribute(templates, each)),
    contribute(topics, badgeTopic),
    contributeWith(jobs, [database], purgeScoresJob),
    contributeWith(jobs, [database], rankDaysJob),
    ...keptDeeds.map((each) => contributeWith(keptRecords, [database], each)),
    ...closedSubscriptions.map((each) =>
      contributeWith(subscriptions, [database, people, scoreboards], (database, people, { standings }) =>
        each(database, people, standings.changed),
      ),
    ),
    contributeWith(verbs, [database, ledger, audit, clock], ledgerVerb),
    contributeWith(personalData, [database, scoreboards], (database, { standings }) =>
      gamificationPersonalData(database, standings),
    ),
    contributeWith(
      personMoves,
      [database, book, badges, scoreboards, clock],
      (database, book, badges, { standings }, clock) => ledgerMove({ database, book, badges, standings, clock }),
    ),
    contributeWith(seeds, [database, awards, directory, maybe(people)], gamificationSeed),
  ],
  async start({ get, own }) {
    const { listen, warm } = get(scoreboards)
    own(await listen())
    // Nobody waits for it, and who asks meanwhile waits for the same reading.
    warm().catch(() => undefined)
  },
})
