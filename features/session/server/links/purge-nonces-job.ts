import type { Database, Job } from '../../../data/contract'
import type { LinkTables } from './link-tables'
import { deleteEndedNonces } from './nonce-queries'

/** Forgets used links once they would have ended by themselves. Safe to run twice. */
export function purgeNoncesJob(database: Database): Job {
  return {
    id: 'session.purge-nonces',
    cron: '47 * * * *',
    run: async ({ now }) => ({ deleted: await deleteEndedNonces(database.of<LinkTables>(), now) }),
  }
}
