import type { Audit, Database, Job, PersonalRecords, Tx } from '../../data/contract'
import { addAreas, listDue, listUnfinished, markErased } from './erasure-queries'
import type { PrivacyTables } from './tables'

class NotDue extends Error {}

/** False where it turned out that nothing was to be done. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof NotDue) return false
    throw error
  }
}

/**
 * Erases whoever asked for it and did not change their mind, and of those who are gone what features kept that were off then. The proof is written in the
 * transaction that erases: both or neither. Who cannot be erased keeps nobody else waiting.
 */
export function eraseDueJob(database: Database, records: PersonalRecords, audit: Audit): Job {
  const note = (tx: Tx, personId: number, areas: readonly string[]) =>
    audit.record(tx, { personId: undefined, action: 'privacy.erased', about: `person:${personId}`, detail: { areas } })
  const on = (tx: Tx) => database.on<PrivacyTables>(tx)

  const erase = (personId: number, now: Date) =>
    records.erase(personId, async (tx, areas) => {
      if (!(await markErased(on(tx), { personId, areas, now }))) throw new NotDue()
      await note(tx, personId, areas)
    })
  const eraseRest = (personId: number, areas: readonly string[]) =>
    records.eraseRest({
      personId,
      except: areas,
      async before(tx, added) {
        if (!(await addAreas(on(tx), { personId, areas, added }))) throw new NotDue()
        await note(tx, personId, added)
      },
    })

  return {
    id: 'privacy.erase-due',
    cron: '*/15 * * * *',
    async run({ now, signal }) {
      const failures: string[] = []
      async function each<T extends { personId: number }>(of: readonly T[], work: (one: T) => Promise<unknown>) {
        let done = 0
        for (const one of of) {
          if (signal.aborted) break
          try {
            if (await isDone(work(one))) done += 1
          } catch (error) {
            failures.push(`person ${one.personId}: ${error instanceof Error ? error.message : error}`)
          }
        }
        return done
      }
      const db = database.of<PrivacyTables>()
      const erased = await each(await listDue(db, now), ({ personId }) => erase(personId, now))
      const unfinished = await listUnfinished(db, records.areas())
      const late = await each(unfinished, ({ personId, areas }) => eraseRest(personId, areas))
      if (failures.length > 0) throw new Error(`Some accounts could not be erased (${failures.join('; ')}).`)
      return late > 0 ? { erased, late } : { erased }
    },
  }
}
