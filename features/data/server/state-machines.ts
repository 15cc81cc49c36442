import { sql } from 'kysely'
import type { Clock, Database, Machine, Move, StateMachines, Tx } from '../contract'
import { dataErrors } from '../contract'
import { inTransaction } from './transactions'

interface HistoryRow<State> {
  readonly from: State | null
  readonly to: State
  readonly by: number | null
  readonly why: string | null
  readonly at: Date
}

/** Says what stands in the way of a move, or nothing. */
function obstacle<State extends string>(
  machine: Machine<State>,
  now: State,
  { to, from }: { readonly to: State; readonly from?: readonly State[] },
): string | undefined {
  if (from && !from.includes(now)) return `it must be ${from.join(' or ')} for that`
  const allowed = machine.moves[now] ?? []
  if (allowed.includes(to)) return undefined
  return allowed.length === 0 ? 'nothing comes after that' : `from there it can become ${allowed.join(' or ')}`
}

export function createStateMachines(database: Database, clock: Clock): StateMachines {
  return {
    async move<State extends string>(tx: Tx, machine: Machine<State>, { id, to, by, why, from }: Move<State>) {
      const db = inTransaction<unknown>(tx)
      const table = sql.table(machine.table)
      const { rows } = await sql<{ state: State }>`select state from ${table} where id = ${id} for update`.execute(db)
      const now = rows[0]?.state
      const thing = `${machine.table} ${id}`
      if (now === undefined) throw dataErrors.notFound(`There is no ${thing}. It may have been deleted.`)
      const because = obstacle(machine, now, from ? { to, from } : { to })
      if (because !== undefined) {
        throw dataErrors.stateNotAllowed(
          `${thing} is ${now} and cannot become ${to}: ${because}. Reload to see it as it is.`,
        )
      }
      const at = clock.now()
      const [changed] = await Promise.all([
        sql<{ version: number }>`update ${table}
          set state = ${to}, version = version + 1, updated_at = ${at} where id = ${id} returning version`.execute(db),
        sql`insert into ${sql.table(machine.history)} (of_id, from_state, to_state, by_person, why, at)
          values (${id}, ${now}, ${to}, ${by ?? null}, ${why ?? null}, ${at})`.execute(db),
      ])
      return { from: now, version: Number(changed.rows[0]?.version) }
    },
    async begin(tx, machine, { id, state, by }) {
      await sql`insert into ${sql.table(machine.history)} (of_id, from_state, to_state, by_person, why, at)
        values (${id}, null, ${state}, ${by ?? null}, null, ${clock.now()})`.execute(inTransaction<unknown>(tx))
    },
    async history<State extends string>(machine: Machine<State>, id: number) {
      const { rows } = await sql<HistoryRow<State>>`
        select from_state as "from", to_state as "to", by_person as "by", why, at
        from ${sql.table(machine.history)} where of_id = ${id} order by id`.execute(database.of())
      return rows
    },
  }
}
