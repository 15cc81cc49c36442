import { contribute, contributeWith, defineRuntime, maybe, provide } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  jobs,
  outbox,
  personalData,
  personMoves,
  seeds,
  stateMachines,
} from '../../data/contract'
import { mailer } from '../../mail/contract'
import { verbs } from '../../modules/contract'
import { notices, templates } from '../../notifications/contract'
import { ages, birthDateRules } from '../../rules/contract'
import { directory, people } from '../../session/contract'
import { apiRoutes, live, liveTopics } from '../../web/contract'
import { consents } from '../contract'
import { createAnswering } from './answering'
import { answerRoute, askedRoute, takeBackRoute } from './asked-routes'
import { createAsk } from './asking'
import { keepsAge } from './birth-date-rule'
import { bornOnVerb } from './born-on-verb'
import { createConsents, createStandings } from './consents'
import { guardiansMove } from './guardians-move'
import { guardiansPersonalData } from './guardians-personal-data'
import { guardiansSeed } from './guardians-seed'
import { guardiansTopic } from './live-topic'
import { askRoute, ownConsentRoute } from './own-routes'
import { ownTemplates } from './own-templates'
import { purgeUnansweredJob } from './purge-unanswered-job'
import { guardiansSettings } from './settings'
import { answering, ask, parts, standings } from './tokens'

export const runtime = defineRuntime({
  provides: [
    provide(standings, [database, maybe(ages), clock], createStandings),
    provide(consents, [database, maybe(ages), standings, clock], createConsents),
    provide(
      parts,
      [
        ...([database, standings, stateMachines, people, mailer, audit, outbox, live, clock] as const),
        maybe(notices),
        guardiansSettings,
      ],
      (database, standings, machines, people, mailer, audit, outbox, live, clock, notices, { publicUrl }) => ({
        ...{ database, standings, machines, people, mailer, audit, outbox, live, clock, notices, publicUrl },
      }),
    ),
    provide(ask, [parts], createAsk),
    provide(answering, [parts], createAnswering),
  ],
  contributes: [
    contributeWith(apiRoutes, [standings, mailer], ownConsentRoute),
    contributeWith(apiRoutes, [ask, standings, mailer], askRoute),
    ...[askedRoute, answerRoute, takeBackRoute].map((route) => contributeWith(apiRoutes, [answering], route)),
    contribute(birthDateRules, keepsAge),
    contribute(liveTopics, guardiansTopic),
    ...ownTemplates.map((template) => contribute(templates, template)),
    contributeWith(jobs, [database], purgeUnansweredJob),
    contributeWith(verbs, [database, people, audit, maybe(ages)], bornOnVerb),
    contributeWith(personalData, [database, mailer], guardiansPersonalData),
    contribute(personMoves, guardiansMove),
    contributeWith(seeds, [directory, people, ask, maybe(ages)], (directory, people, ask, ages) =>
      guardiansSeed({ directory, people, ask, ages }),
    ),
  ],
})
