import { token } from '../../../kernel/declare'

/** An event or a job that failed too often and waits for a person. */
export interface SetAside {
  readonly kind: 'event' | 'job'
  /** To be given to `retry`. */
  readonly id: string
  /** The subscription or the job. */
  readonly of: string
  readonly tries: number
  readonly since: Date
  readonly error: string
}

/** How many of each kind are listed. */
export const LISTED_SET_ASIDE = 200

/** For the command line and the admin page. */
export interface DatabaseTools {
  /**
   * Copies the embedded database as it stands into a new folder: the `template` of a fresh DATA_DIR, or a backup. Nothing
   * else is answered meanwhile. Throws on PostgreSQL, naming pg_dump.
   */
  pack(folder: string): Promise<void>
  /** Newest first, at most `LISTED_SET_ASIDE` of each kind. */
  setAside(): Promise<readonly SetAside[]>
  /** Puts one back into its queue. Throws `not-found` when it is not set aside. */
  retry(which: Pick<SetAside, 'kind' | 'id' | 'of'>): Promise<void>
}

export const databaseTools = token<DatabaseTools>('data.database-tools')
