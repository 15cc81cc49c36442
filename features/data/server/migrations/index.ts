import type { Migration } from '../../contract'
import { up as foundation } from './0001-foundation'
import { up as outbox } from './0002-outbox'
import { up as jobs } from './0003-jobs'
import { up as schedule } from './0004-schedule'
import { up as looseFiles } from './0005-loose-files'
import { up as auditAction } from './0006-audit-action'
import { up as freeDeliveries } from './0007-free-deliveries'

export const ownMigrations: readonly Migration[] = [
  { id: 'data.0001-foundation', up: foundation },
  { id: 'data.0002-outbox', up: outbox },
  { id: 'data.0003-jobs', up: jobs },
  { id: 'data.0004-schedule', up: schedule },
  { id: 'data.0005-loose-files', up: looseFiles },
  { id: 'data.0006-audit-action', up: auditAction },
  { id: 'data.0007-free-deliveries', up: freeDeliveries },
]
