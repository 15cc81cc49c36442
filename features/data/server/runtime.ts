import type { Self } from '../../../kernel/index'
import { contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { verbs } from '../../modules/contract'
import { healthChecks, log } from '../../web/contract'
import {
  audit,
  clock,
  database,
  databaseTools,
  editions,
  files,
  jobQueue,
  jobs,
  looseFiles,
  migrations,
  outbox,
  personMerges,
  personMoves,
  personalData,
  personalRecords,
  seeding,
  seeds,
  stateMachines,
  subscriptions,
} from '../contract'
import { auditPersonalData } from './audit-personal-data'
import { createAudit } from './audit-queries'
import { createClock } from './clock'
import { createEditions } from './editions'
import { createDatabase, ownDatabase } from './database'
import { createDatabaseTools } from './database-tools'
import { createEmbeddedEngine } from './embedded/engine'
import { tidyJob } from './embedded/tidy-job'
import type { Engine } from './engine'
import { engine } from './engine'
import { createFiles } from './files/files'
import { createLooseFiles } from './files/loose-files'
import { purgeDraftsJob } from './files/purge-drafts-job'
import { purgeFilesJob } from './files/purge-files-job'
import { databaseCheck, jobsCheck, outboxCheck } from './health'
import { createJobQueue } from './jobs/job-queue'
import { createJobRunner, jobRunner } from './jobs/job-runner'
import { createLog, ownLog } from './log'
import { ownMigrations } from './migrations/index'
import { createMigrator, migrator } from './migrator'
import { createDispatcher, dispatcher } from './outbox/dispatcher'
import { createOutbox } from './outbox/outbox'
import { purgeOutboxJob } from './outbox/purge-outbox-job'
import { createPersonMerges } from './person-merges'
import { createPersonalRecords } from './personal-records'
import { createPostgresEngine } from './postgres/engine'
import { createSeeding } from './seeding'
import type { DataSettings } from './settings'
import { dataSettings } from './settings'
import { createStateMachines } from './state-machines'
import { backupVerb } from './verbs/backup-verb'
import { retryVerb, setAsideVerb } from './verbs/set-aside-verbs'

function createEngine(settings: DataSettings, log: Parameters<typeof createEmbeddedEngine>[1]): Engine {
  const { databaseUrl, replicaUrl, template } = settings
  if (databaseUrl === undefined) return createEmbeddedEngine({ ...settings, template }, log)
  return createPostgresEngine({ ...settings, databaseUrl, replicaUrl }, log)
}

/** Nothing is open before this, and what is opened here is closed in reverse when the house stops. */
async function start({ get, own, accept }: Self): Promise<void> {
  const opened = get(engine)
  own(() => opened.close())
  await opened.open()
  await get(migrator).open()
  await get(migrator).bringUp('data', ownMigrations)
  accept(migrations, (items, feature) => get(migrator).bringUp(feature, items))
  own(() => get(jobRunner).close())
  own(() => get(dispatcher).close())
  // Work on tables begins when they are there.
  accept(jobs, async (items, feature) => {
    await get(migrator).isUp(feature)
    return get(jobRunner).add(items)
  })
  accept(subscriptions, async (items, feature) => {
    await get(migrator).isUp(feature)
    return get(dispatcher).add(items)
  })
}

export const runtime = defineRuntime({
  provides: [
    provide(ownLog, [maybe(log)], createLog),
    provide(clock, [], createClock),
    provide(engine, [dataSettings, ownLog], createEngine),
    provide(ownDatabase, [engine], createDatabase),
    provide(database, [ownDatabase], (own) => own),
    provide(migrator, [ownDatabase, engine, clock, ownLog], createMigrator),
    provide(dispatcher, [ownDatabase, clock, ownLog], createDispatcher),
    provide(outbox, [ownDatabase, dispatcher, clock], createOutbox),
    provide(jobRunner, [ownDatabase, engine, clock, ownLog, dataSettings], createJobRunner),
    provide(jobQueue, [ownDatabase, jobRunner], createJobQueue),
    provide(files, [database, dataSettings, clock], createFiles),
    provide(looseFiles, [database, files, clock], createLooseFiles),
    provide(audit, [database, clock], createAudit),
    provide(editions, [database, clock], createEditions),
    provide(stateMachines, [database, clock], createStateMachines),
    provide(seeding, [self, database, engine, dataSettings, clock, ownLog], ({ view }, ...rest) =>
      createSeeding(() => view(seeds), ...rest),
    ),
    provide(personalRecords, [self, database], ({ view }, db) => createPersonalRecords(() => view(personalData), db)),
    provide(personMerges, [self], ({ view }) => createPersonMerges(() => view(personMoves))),
    provide(databaseTools, [ownDatabase, engine, dispatcher, jobRunner], createDatabaseTools),
  ],
  contributes: [
    contributeWith(healthChecks, [ownDatabase], databaseCheck),
    contributeWith(healthChecks, [ownDatabase, clock], outboxCheck),
    contributeWith(healthChecks, [ownDatabase], jobsCheck),
    contributeWith(personalData, [ownDatabase], auditPersonalData),
    contributeWith(jobs, [ownDatabase, dispatcher], purgeOutboxJob),
    contributeWith(jobs, [ownDatabase, engine], tidyJob),
    contributeWith(jobs, [dataSettings], purgeDraftsJob),
    contributeWith(jobs, [database, files], purgeFilesJob),
    contributeWith(verbs, [database, databaseTools, dataSettings], backupVerb),
    contributeWith(verbs, [databaseTools], setAsideVerb),
    contributeWith(verbs, [databaseTools, database, audit], retryVerb),
  ],
  start,
})
