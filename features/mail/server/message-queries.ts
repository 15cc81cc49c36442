import type { Generated, Kysely, Selectable } from 'kysely'

interface MessageTable {
  id: Generated<number>
  key: string | null
  about: string
  recipient: string
  subject: string
  body: string
  language: string
  created_at: Date
  sent_at: Date | null
  /** Where it can be left: only mail of a list. */
  leave_token: string | null
}

export interface MailTables {
  'mail.message': MessageTable
  'mail.leaving': { token: string; list: string; key: string; recipient: string }
  'mail.bounce': { address: string; reason: string; at: Date }
}

export type MessageRow = Selectable<MessageTable>

type Db = Kysely<MailTables>

/** Undefined when a message of the same key was written before. */
export async function insertMessage(db: Db, row: Omit<MessageTable, 'id' | 'sent_at'>): Promise<number | undefined> {
  const saved = await db
    .insertInto('mail.message')
    .values({ ...row, sent_at: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

/** Locks the row, so that two nodes never send the same message; undefined when it has gone out. */
export function lockUnsent(db: Db, id: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('mail.message')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('mail.message').set({ sent_at: at }).where('id', '=', id).execute()
}

export function listMessages(db: Db, limit: number): Promise<MessageRow[]> {
  return db.selectFrom('mail.message').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

export function messagesTo(db: Db, recipient: string): Promise<MessageRow[]> {
  return db.selectFrom('mail.message').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
}

export async function eraseMessagesTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('mail.message').where('recipient', '=', recipient).execute()
}
