import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Right } from '../rights'
import type { SessionTables } from '../tables'

type Db = Kysely<SessionTables>

/** Whose rights those that `to` had then are: its own, and what went back to another of its accounts since, or on with itself. */
export const keepersOf = (to: RawBuilder<number>, movedAt: RawBuilder<Date>) => sql`(select ${to}
  union select from_person from session.merge where to_person = ${to} and state <> 'proposed'
    and at <= ${movedAt} and until > ${movedAt}
  union select to_person from session.merge where from_person = ${to} and state in ('done', 'settled'))`

function wordsOf(right: Right): readonly [table: string, words: Readonly<Record<string, string>>] {
  if ('role' in right) return ['session.role_grant', { role: right.role }]
  if ('module' in right) return ['session.module_grant', { module: right.module }]
  return ['session.moderator', { ...right.moderator }]
}

/** Of the like that waits, since a merge, behind what this person has or had of the right. */
async function write(db: Db, personId: number, right: Right, endedAt: Date | null, which: RawBuilder<boolean>) {
  const [table, words] = wordsOf(right)
  const same = Object.entries(words).map(([column, word]) => sql`mine.${sql.ref(column)} = ${word}`)
  await sql`update ${sql.table(table)} as mine set outlived_at = ${endedAt}::timestamptz from session.merge as done
    where ${sql.join(same, sql` and `)} and mine.person_id = done.from_person and done.state = 'done' and ${which}
      and ${personId}::int in ${keepersOf(sql`done.to_person`, sql`done.at`)}`.execute(db)
}

/** It ended at its end, as it was given before the merge: nobody took it from whoever the two accounts are. */
export const markOutlived = (db: Db, personId: number, right: Right, givenAt: Date, endedAt: Date) =>
  write(db, personId, right, endedAt, sql`done.at >= ${givenAt}::timestamptz`)

/** Given anew, it is meant for the person, and so is what becomes of it. */
export const unmarkOutlived = (db: Db, personId: number, right: Right) =>
  write(db, personId, right, null, sql`mine.outlived_at is not null`)
