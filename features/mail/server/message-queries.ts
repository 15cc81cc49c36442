import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import type { MailFate } from '../contract'

interface MessageTable {
  id: Generated<number>
  key: string | null
  about: string
  recipient: string
  /** The name that it comes from; null: the house's. */
  sender: string | null
  subject: string
  body: string
  language: string
  created_at: Date
  /** When nothing was left to do: it was taken, refused for good, or given up. */
  sent_at: Date | null
  is_refused: Generated<boolean>
  /** Where it can be left: only mail of a list. */
  leave_token: string | null
  /** Somebody is sending it, and is taken for dead after this. */
  under_way_until: Date | null
  /** How often it was tried in vain. */
  tries: Generated<number>
  /** Unsent it is sent for again from then on. */
  next_at: Date | null
  /** After it nobody wants to read it. */
  expires_at: Date | null
}

interface LeavingTable {
  token: string
  list: string
  key: string
  recipient: string
  /** It was left while its list's feature was off, which does not know yet. */
  left_at: Generated<Date | null>
}

export interface MailTables {
  'mail.message': MessageTable
  'mail.leaving': LeavingTable
  'mail.bounce': { address: string; reason: string; at: Date }
}

export type MessageRow = Selectable<MessageTable>

type Db = Kysely<MailTables>

/** Undefined when a message of the same key was written before. */
export async function insertMessage(
  db: Db,
  row: Omit<MessageTable, 'id' | 'sent_at' | 'under_way_until' | 'is_refused' | 'tries'>,
): Promise<number | undefined> {
  const saved = await db
    .insertInto('mail.message')
    .values({ ...row, sent_at: null, under_way_until: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

/** One at a time sends it, on any number of nodes: undefined when it has gone out, or somebody else is at it. */
export function takeUnsent(db: Db, id: number, now: Date, until: Date): Promise<MessageRow | undefined> {
  return db
    .updateTable('mail.message')
    .set({ under_way_until: until, next_at: until })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('under_way_until', 'is', null), eb('under_way_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

/** It was not sent: whoever is given it may try at once, and it is sent for at its time. */
export async function postpone(db: Db, id: number, tries: number, nextAt: Date): Promise<void> {
  await db
    .updateTable('mail.message')
    .set({ under_way_until: null, tries, next_at: nextAt })
    .where('id', '=', id)
    .execute()
}

/** Those whose time has come, the longest overdue first. */
export function findDue(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('mail.message')
    .select(['id', 'expires_at', 'leave_token'])
    .where('sent_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
}

export async function markSent(db: Db, id: number, at: Date, isRefused: boolean): Promise<void> {
  const sent = { sent_at: at, under_way_until: null, is_refused: isRefused }
  await db.updateTable('mail.message').set(sent).where('id', '=', id).execute()
}

export async function fatesOf(db: Db, keys: readonly string[]): Promise<readonly MailFate[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('mail.message')
    .select(['key', 'sent_at', 'is_refused'])
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute()
  return rows.map(({ key, sent_at: at, is_refused: isRefused }) => ({
    key: key ?? '',
    acceptedAt: isRefused ? null : at,
    refusedAt: isRefused ? at : null,
  }))
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

export async function eraseMessagesOf(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('mail.message')
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute()
}

/** What nobody asks for by its key goes, and what bears one once it is too old for that as well; at most `limit`. Returns how many. */
export async function deleteSent(db: Db, before: Date, proofBefore: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('mail.message')
    .select('id')
    .where('sent_at', '<', before)
    .where((eb) => eb.or([eb('key', 'is', null), eb('sent_at', '<', proofBefore)]))
    .limit(limit)
  return Number((await db.deleteFrom('mail.message').where('id', 'in', old).executeTakeFirst()).numDeletedRows)
}

/** Of what stays the words and the address go, and its fate is left; of at most `limit`. Returns of how many. */
export async function emptySent(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('mail.message')
    .select('id')
    .where('sent_at', '<', before)
    .where('recipient', '<>', '')
    .limit(limit)
  const emptied = await db
    .updateTable('mail.message')
    .set({ recipient: '', subject: '', body: '', leave_token: null })
    .where('id', 'in', old)
    .executeTakeFirst()
  return Number(emptied.numUpdatedRows)
}
