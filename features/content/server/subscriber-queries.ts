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
