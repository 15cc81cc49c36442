import type { ContentDb } from './tables'

interface Asking {
  readonly email: string
  readonly token: string
  readonly language: 'en' | 'hi'
  readonly at: Date
}

/** Writes an address down, or finds it: an address stands once. Who had left asks anew. */
export async function askSubscriber(db: ContentDb, { email, token, language, at }: Asking) {
  const row = { email, token, language, state: 'asked' as const, asked_at: at }
  return db
    .insertInto('content.subscriber')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((set) => ({
        state: set
          .case()
          .when('content.subscriber.state', '=', 'confirmed')
          .then('confirmed' as const)
          .else('asked' as const)
          .end(),
        language,
        asked_at: at,
        left_at: null,
      })),
    )
    .returning(['id', 'email', 'state', 'token'])
    .executeTakeFirstOrThrow()
}

export const confirmSubscriber = (db: ContentDb, token: string, at: Date) =>
  db
    .updateTable('content.subscriber')
    .set({ state: 'confirmed', confirmed_at: at, left_at: null })
    .where('token', '=', token)
    .returning('email')
    .executeTakeFirst()

export const leaveSubscriber = (db: ContentDb, token: string, at: Date) =>
  db
    .updateTable('content.subscriber')
    .set({ state: 'left', left_at: at })
    .where('token', '=', token)
    .returning('email')
    .executeTakeFirst()

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
