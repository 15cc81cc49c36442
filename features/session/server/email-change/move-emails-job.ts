import { type Database, type Job, type Tx } from '../../../data/contract'
import { FeatureError } from '../../../web/contract'
import type { SignInTables } from '../entering/tables'
import { listDue, lockDue } from './email-change-queries'
import type { EmailLapses } from './email-lapses'
import type { EmailMoves } from './email-moves'

/** Moves the addresses whose old one is lost and has not said no in its time. Safe on two nodes: a change is locked, and gone when it is done. */
export function moveEmailsJob(database: Database, moves: EmailMoves, lapses: EmailLapses): Job {
  const on = (tx: Tx) => database.on<SignInTables>(tx)

  async function moveOne(personId: number, now: Date): Promise<'moved' | 'taken' | 'gone'> {
    try {
      return await database.transact(async (tx) => {
        const change = await lockDue(on(tx), personId, now)
        if (!change) return 'gone'
        await moves.move(tx, change, {})
        return 'moved'
      })
    } catch (error) {
      if (!(error instanceof FeatureError) || error.code !== 'email-taken') throw error
      return await database.transact(async (tx) => {
        const change = await lockDue(on(tx), personId, now)
        if (!change) return 'gone'
        await lapses.dropTaken(tx, change)
        return 'taken'
      })
    }
  }

  return {
    id: 'session.move-emails',
    cron: '*/15 * * * *',
    async run({ now, signal }) {
      const outcomes: string[] = []
      for (const personId of await listDue(database.of<SignInTables>(), now)) {
        if (signal.aborted) break
        outcomes.push(await moveOne(personId, now))
      }
      const moved = outcomes.filter((each) => each === 'moved').length
      return moved > 0 ? { moved } : undefined
    },
  }
}
