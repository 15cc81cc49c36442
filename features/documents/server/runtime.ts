import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import {
  clock,
  database,
  editions,
  files,
  jobs,
  looseFiles,
  personalData,
  personMoves,
  seeds,
} from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { draftParts } from '../../manage/contract'
import { apiRoutes } from '../../web/contract'
import { documentsMove, documentsPersonalData } from './documents-personal-data'
import { documentsRoute } from './documents-route'
import { documentsSeed } from './documents-seed'
import { documentsDraftPart } from './draft-part'
import { fileRoute } from './file-route'
import { purgeFilesJob } from './purge-files-job'
import { uploadRoute } from './upload-route'

const parts = [database, editions, opportunities] as const

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [editions, opportunities], documentsRoute),
    contributeWith(apiRoutes, [database, files, opportunities], fileRoute),
    contributeWith(apiRoutes, [database, files, clock], uploadRoute),
    contributeWith(draftParts, parts, (database, tables, opportunities) =>
      documentsDraftPart({ database, tables, opportunities }),
    ),
    contributeWith(jobs, [database, looseFiles], purgeFilesJob),
    contributeWith(personalData, [database, editions], documentsPersonalData),
    contribute(personMoves, documentsMove),
    contributeWith(seeds, [...parts, files, clock], (database, tables, opportunities, files, clock) =>
      documentsSeed(database, files, clock, { database, tables, opportunities }),
    ),
  ],
})
