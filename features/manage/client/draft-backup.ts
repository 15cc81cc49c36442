import { hashKey } from '@tanstack/react-query'
import type { Draft, DraftBody } from '../contract/wire'
import { mergeDrafts } from './merge-drafts'

/** What was typed and may not have reached the server: kept in this browser until it has. */
export interface Backup {
  /** That of the server's draft which it goes on from. */
  readonly version: number
  readonly body: DraftBody
  /** What the server held at that version; unknown of backups of earlier days. */
  readonly base?: DraftBody | undefined
  /** What this browser sent last and has no answer to: a server that holds it holds no change of somebody else. */
  readonly sent?: DraftBody | undefined
}

const keyOf = (id: number) => `foothold.draft.${id}`

/** Whatever order the database keeps the words of an object in. */
export const isSame = (one: DraftBody, other: DraftBody): boolean => hashKey([one]) === hashKey([other])

export function readBackup(id: number): Backup | undefined {
  try {
    const text = localStorage.getItem(keyOf(id))
    return text ? (JSON.parse(text) as Backup) : undefined
  } catch {
    return undefined // closed or corrupt: the server's copy counts
  }
}

export function writeBackup(id: number, backup: Backup): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(backup))
  } catch {
    // Full or closed: the server is saved to all the same.
  }
}

/** `saved`: only a backup of just this, since another tab may keep there what it could not save. */
export function dropBackup(id: number, saved?: DraftBody): void {
  const kept = saved && readBackup(id)
  if (kept && !isSame(kept.body, saved)) return
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // As above.
  }
}

/** Where editing begins: what it goes on from, and whether that is the server's. */
export interface Start extends Backup {
  readonly dirty: boolean
  /** Somebody else saved this since the backup was written, and the same fields: the person chooses. */
  readonly theirs?: DraftBody
}

export function startOf({ id, version, body }: Draft): Start {
  const backup = readBackup(id)
  if (!backup || isSame(backup.body, body)) return { version, body, base: body, dirty: false }
  const isNext = backup.version === version || (backup.sent !== undefined && isSame(backup.sent, body))
  if (isNext) return { ...backup, version, base: body, dirty: true }
  const { merged, clashes } = mergeDrafts(backup.base, backup.body, body)
  if (clashes.length > 0) return { ...backup, version, dirty: true, theirs: body }
  return { version, body: merged, base: body, dirty: true }
}
