import type { Point } from '../../../kernel/index'
import { contribute, defineFeature } from '../../../kernel/index'
import { log, problemSentences } from '../../web/contract'
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
import { ownDatabase } from './database'
import { engine } from './engine'
import { jobRunner } from './jobs/job-runner'
import { ownLog } from './log'
import { migrator } from './migrator'
import { dispatcher } from './outbox/dispatcher'
import { dataSettings } from './settings'

const tools = [
  audit,
  clock,
  database,
  databaseTools,
  editions,
  files,
  jobQueue,
  looseFiles,
  outbox,
  seeding,
  stateMachines,
]
const forAll = [...tools, personMerges, personalRecords]
const ownParts = [dispatcher, engine, jobRunner, migrator, ownDatabase, ownLog]

export const dataServer = defineFeature({
  id: 'data',
  essential: true,
  points: [jobs, migrations, personMoves, personalData, seeds, subscriptions] as readonly Point<never>[],
  provides: [...forAll, ...ownParts],
  optional: [log],
  settings: dataSettings,
  contributes: [contribute(problemSentences, { id: 'data.problems', hi: () => import('../locales/problems.hi.json') })],
  load: () => import('./runtime'),
})
