import { type RawBuilder, sql } from 'kysely'
import type { Clock, Database, PersonMove } from '../../../data/contract'
import type { SessionTables } from '../tables'
import { keepersOf } from './outlived-queries'

const GRANTS = [
  { table: 'session.role_grant', key: ['role'] },
  { table: 'session.module_grant', key: ['module'] },
  { table: 'session.moderator', key: ['type', 'about'] },
] as const
const MEMBER = { table: 'session.switchable_member', key: ['switchable_id'] } as const

/** Of two rows the same right. */
const isLike = (key: readonly string[]) =>
  sql.join(
    key.map((column) => sql`liked.${sql.ref(column)} = mine.${sql.ref(column)}`),
    sql` and `,
  )

/**
 * What was taken from the kept account meanwhile, or ends sooner, was meant for the person: a merge that is taken back gives it to neither.
 * What the kept account had for a time only, and that ended as it was to, was taken from nobody.
 */
export function rightsMove(database: Database, clock: Clock): PersonMove {
  return {
    id: 'session.rights',
    label: { en: 'Roles and rights', hi: 'भूमिकाएँ और अधिकार' },
    both: { en: 'What both accounts hold stands once.', hi: 'जो दोनों खातों के पास है, वह एक बार रहता है।' },
    tables: [...GRANTS, MEMBER].map(({ table, key }) => ({ table, key, once: [key] })),
    decide: {
      move: async () => clock.now().toISOString(),
      async undo(tx, { from, to }, movedAt) {
        const since = typeof movedAt === 'string' ? movedAt : 'infinity' // of merges from before it was kept
        const run = (statement: RawBuilder<unknown>) => statement.execute(database.on<SessionTables>(tx))
        // What `from` holds still stayed because `to` had its like.
        const held = sql`mine.person_id = ${from}`
        const keepers = keepersOf(sql`${to}::int`, sql`${since}::timestamptz`)
        for (const { table, key } of [...GRANTS, MEMBER]) {
          const likes = sql`select from ${sql.table(table)} as liked
            where liked.person_id in ${keepers} and liked.person_id <> ${from} and ${isLike(key)}`
          const isOutlived =
            table === MEMBER.table ? sql`false` : sql`coalesce(mine.outlived_at >= ${since}::timestamptz, false)`
          await run(sql`delete from ${sql.table(table)} as mine
            where ${held} and not exists (${likes}) and not ${isOutlived}`)
        }
        for (const { table, key } of GRANTS)
          await run(sql`update ${sql.table(table)} as mine set until = liked.until from ${sql.table(table)} as liked
            where ${held} and liked.person_id = ${to} and ${isLike(key)} and liked.at > ${since}::timestamptz
              and liked.until is not null and (mine.until is null or mine.until > liked.until)`)
      },
    },
  }
}
