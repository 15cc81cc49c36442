import { contribute, contributeWith, defineRuntime, provide, self } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  files,
  jobQueue,
  jobs,
  looseFiles,
  personalData,
  personMoves,
} from '../../data/contract'
import { apiRoutes } from '../../web/contract'
import { uploadPurposes, uploads } from '../contract'
import { createAddChunk } from './add-chunk'
import { createBeginUpload } from './begin-upload'
import { fileRoute } from './file-route'
import { createFinishUpload } from './finish-upload'
import { purgeDraftsJob } from './purge-drafts-job'
import { createPlaces } from './purposes'
import { scanJob } from './scan-job'
import { uploadsSettings } from './settings'
import { beginRoute, chunkRoute, dropRoute, finishRoute, mineRoute, ownUploadsRoute } from './upload-routes'
import { createUploads } from './uploads'
import { uploadsMove, uploadsPersonalData } from './uploads-personal-data'

const kept = [database, files, looseFiles] as const

export const runtime = defineRuntime({
  provides: [provide(uploads, kept, createUploads)],
  contributes: [
    contributeWith(apiRoutes, [database, looseFiles, clock, self], (database, looseFiles, clock, { view }) =>
      beginRoute(
        createBeginUpload(database, looseFiles, clock),
        createPlaces(() => view(uploadPurposes)),
      ),
    ),
    contributeWith(apiRoutes, [...kept, clock], (database, files, looseFiles, clock) =>
      chunkRoute(createAddChunk(database, files, looseFiles, clock)),
    ),
    contributeWith(
      apiRoutes,
      [...kept, jobQueue, clock, uploadsSettings, self],
      (database, files, looseFiles, queue, clock, settings, { view }) =>
        finishRoute(
          createFinishUpload({ database, files, looseFiles, queue, clock, settings }),
          createPlaces(() => view(uploadPurposes)),
        ),
    ),
    contributeWith(apiRoutes, [database], ownUploadsRoute),
    contributeWith(apiRoutes, [database], mineRoute),
    contributeWith(apiRoutes, [database, looseFiles], dropRoute),
    contributeWith(apiRoutes, [database, files, audit, self], (database, files, audit, { view }) =>
      fileRoute(
        database,
        files,
        audit,
        createPlaces(() => view(uploadPurposes)),
      ),
    ),
    contributeWith(jobs, [database, files, uploadsSettings], scanJob),
    contributeWith(jobs, [database, looseFiles], purgeDraftsJob),
    contributeWith(personalData, [database, looseFiles], uploadsPersonalData),
    contribute(personMoves, uploadsMove),
  ],
})
