import { contribute, contributeWith, provide } from '../../../../kernel/index'
import { audit, clock, database, jobs, outbox, personalData, personMerges, personMoves } from '../../../data/contract'
import { mailer } from '../../../mail/contract'
import { apiRoutes } from '../../../web/contract'
import { sessionSettings } from '../settings'
import { sessions, signInParts } from '../tokens'
import { mergePersonalData } from './merge-personal-data'
import { mergeRoutes } from './merge-routes'
import { merges } from './merge-token'
import { createMerges } from './merges'
import { rightsMove } from './rights-move'
import { addressesMove } from './addresses-move'
import { sessionMoves } from './session-moves'
import { settleMergesJob } from './settle-merges-job'

/** Two accounts of one person become one. */
export const mergeProvisions = [
  provide(
    merges,
    [database, personMerges, sessions, audit, mailer, clock, sessionSettings],
    (database, personMerges, sessions, audit, mailer, clock, { publicUrl }) =>
      createMerges({ database, merges: personMerges, sessions, audit, mailer, clock, publicUrl }),
  ),
]

export const mergeContributions = [
  ...mergeRoutes.map((route) =>
    contributeWith(apiRoutes, [merges, signInParts], (merges, { database, codes, proofs }) =>
      route({ database, merges, codes, proofs }),
    ),
  ),
  contributeWith(personMoves, [database, clock], rightsMove),
  ...sessionMoves.map((each) => contribute(personMoves, each)),
  contributeWith(personMoves, [database, outbox], addressesMove),
  contributeWith(jobs, [database], settleMergesJob),
  contributeWith(personalData, [database], mergePersonalData),
]
