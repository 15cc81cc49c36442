import { type Insertable, sql } from 'kysely'
import { latinDigits } from '../../web/contract'
import type { LetterKind, LetterState } from '../contract'
import type { ContentDb, ContentTables } from './tables'

export interface LetterFilter {
  readonly kind?: LetterKind | undefined
  readonly state?: LetterState | undefined
  /** A number is one letter's; anything else stands in its words or is of who wrote it. */
  readonly q?: string | undefined
  readonly after?: number | undefined
  /** Everybody's, where it is left out. */
  readonly personId?: number | undefined
}

export async function insertLetter(db: ContentDb, row: Insertable<ContentTables['content.letter']>): Promise<number> {
  return (await db.insertInto('content.letter').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Newest first, one more than `limit` when there are more. */
export function listLetters(db: ContentDb, { kind, state, q, after, personId }: LetterFilter, limit: number) {
  const wanted = q?.trim()
  return db
    .selectFrom('content.letter')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LetterKind))
    .$if(state !== undefined, (query) => query.where('state', '=', state as LetterState))
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId as number))
    .$if(!!wanted, (query) => query.where(saying(wanted as string)))
    .$if(after !== undefined, (query) => query.where('id', '<', after as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

const NUMBER = /^(?:no\. ?|नंबर ?|#)?(\d{1,9})$/i

function saying(wanted: string) {
  const [, number] = NUMBER.exec(latinDigits(wanted)) ?? []
  const words = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const isSaid = sql<boolean>`(subject ilike ${words} or text ilike ${words} or name ilike ${words} or email ilike ${words})`
  return number === undefined ? isSaid : sql<boolean>`id = ${Number(number)}`
}

export const findLetter = (db: ContentDb, id: number) =>
  db.selectFrom('content.letter').selectAll().where('id', '=', id).executeTakeFirst()

export const lettersOf = (db: ContentDb, personId: number) =>
  db.selectFrom('content.letter').selectAll().where('person_id', '=', personId).orderBy('id').execute()

/** The words stay, for what came of them; who wrote them goes, and who said what became of any. */
export async function forgetWriter(db: ContentDb, personId: number): Promise<void> {
  await db
    .updateTable('content.letter')
    .set({ person_id: null, name: null, email: null })
    .where('person_id', '=', personId)
    .execute()
  await sql`update content.letter_history set by_person = null where by_person = ${personId}`.execute(db)
}
