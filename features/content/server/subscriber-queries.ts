import { sql } from 'kysely'
import type { ContentDb } from './tables'

interface Asking {
  readonly email: string
  readonly token: string
  readonly language: 'en' | 'hi'
  readonly at: Date
}

const MOST_MAILS = 3
const MAILS_MS = 30 * 24 * 3_600_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/**
 * Writes an address down, or finds it: an address stands once. Who had left asks anew. Anybody can type anybody's address: one that is on the list stays as it
 * is, and any other is mailed on three days of thirty at most, until somebody presses the link. Undefined where nothing is to be mailed.
 */
export async function askSubscriber(db: ContentDb, { email, token, language, at }: Asking) {
  await db
    .insertInto('content.subscriber')
    .values({ email, token, language, state: 'asked', asked_at: at, mails: 0, mails_since: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const known = await db
    .selectFrom('content.subscriber')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (known.state === 'confirmed') return undefined
  const isOver = at.getTime() - known.mails_since.getTime() >= MAILS_MS
  const isCounted = known.mails > 0 && dayOf(known.asked_at) === dayOf(at)
  const mails = isOver ? 1 : known.mails + (isCounted ? 0 : 1)
  if (mails > MOST_MAILS) return undefined
  const counted = { mails, mails_since: isOver ? at : known.mails_since }
  await db
    .updateTable('content.subscriber')
    .set({ state: 'asked', language, asked_at: at, left_at: null, ...counted })
    .where('id', '=', known.id)
    .execute()
  return { token: known.token, day: dayOf(at) }
}

/** Pressed once more, the link proves nothing new: since when somebody agrees stays. */
export const confirmSubscriber = (db: ContentDb, token: string, at: Date) =>
  db
    .updateTable('content.subscriber')
    .set({
      confirmed_at: sql<Date>`case when state = 'confirmed' then confirmed_at else ${at}::timestamptz end`,
      ...{ state: 'confirmed', left_at: null, mails: 0 },
    })
    .where('token', '=', token)
    .returning('email')
    .executeTakeFirst()

/** Pressed once more, nobody leaves anew. */
export const leaveSubscriber = (db: ContentDb, token: string, at: Date) =>
  db
    .updateTable('content.subscriber')
    .set({
      state: 'left',
      left_at: sql<Date>`case when state = 'left' then left_at else ${at}::timestamptz end`,
    })
    .where('token', '=', token)
    .returning('email')
    .executeTakeFirst()

const among = (emails: readonly string[]) => sql<boolean>`email = any(${[...emails]}::text[])`

/** Those of these addresses that are on the list, the one that came first before the others. */
export const listOwn = (db: ContentDb, emails: readonly string[]) =>
  db
    .selectFrom('content.subscriber')
    .select(['email', 'confirmed_at'])
    .where('state', '=', 'confirmed')
    .where(among(emails))
    .orderBy('confirmed_at')
    .execute()

/** An address that is proved already; one that is on the list stays as it is. */
export async function enterSubscriber(db: ContentDb, { email, token, language, at }: Asking): Promise<void> {
  const agreed = { state: 'confirmed', language, confirmed_at: at, left_at: null, mails: 0 } as const
  await db
    .insertInto('content.subscriber')
    .values({ email, token, asked_at: at, mails_since: at, ...agreed })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(agreed).where('content.subscriber.state', '!=', 'confirmed'),
    )
    .execute()
}

export async function leaveAll(db: ContentDb, emails: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('content.subscriber')
    .set({ state: 'left', left_at: at })
    .where(among(emails))
    .where('state', '!=', 'left')
    .execute()
}

export const subscriberOf = (db: ContentDb, email: string) =>
  db.selectFrom('content.subscriber').selectAll().where('email', '=', email).executeTakeFirst()

export async function eraseSubscriber(db: ContentDb, email: string): Promise<void> {
  await db.deleteFrom('content.subscriber').where('email', '=', email).execute()
}

/** How many there are in each state, and who came and went since. */
export const countSubscribers = (db: ContentDb, since: Date) =>
  db
    .selectFrom('content.subscriber')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('state', '=', 'confirmed').as('confirmed'),
      fn.countAll<string>().filterWhere('state', '=', 'asked').as('asked'),
      fn.countAll<string>().filterWhere('state', '=', 'left').as('left'),
      fn.countAll<string>().filterWhere('state', '=', 'confirmed').filterWhere('language', '=', 'hi').as('hindi'),
      fn.countAll<string>().filterWhere('state', '=', 'confirmed').filterWhere('confirmed_at', '>', since).as('came'),
      fn.countAll<string>().filterWhere('state', '=', 'left').filterWhere('left_at', '>', since).as('went'),
    ])
    .executeTakeFirstOrThrow()

/** Those on the list, the oldest first, so many after one of them. */
export const listConfirmed = (db: ContentDb, after: number, limit: number) =>
  db
    .selectFrom('content.subscriber')
    .select(['id', 'email', 'language', 'token', 'confirmed_at'])
    .where('state', '=', 'confirmed')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
