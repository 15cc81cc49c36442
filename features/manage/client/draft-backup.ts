import type { DraftBody } from '../contract/wire'

/** What was typed and may not have reached the server: kept in this browser until it has. */
export interface Backup {
  readonly version: number
  readonly body: DraftBody
}

const keyOf = (id: number) => `foothold.draft.${id}`

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

export function dropBackup(id: number): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // As above.
  }
}
