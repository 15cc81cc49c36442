import { LRUCache } from 'lru-cache'

/** Uses after which a statement is worth keeping on the server, as in PostgreSQL's own JDBC driver. */
const USES = 5
/** Each costs every connection some ten kilobytes on the server. */
const MOST = 256
/** With more of them it writes the rows of a crowd or looks for their ids: another text for each size, which would take the names of all else. */
const MOST_PARAMETERS = 24
const COUNTED = 1000

/**
 * Which statements are prepared, and under which name: those with parameters that come again. Planning the query of a list or a detail page takes
 * PostgreSQL longer than running it, and prepared it is planned once a connection.
 */
export interface StatementNames {
  /** Undefined: send it as it is. */
  of(sql: string, parameters: number): string | undefined
  /** Names them all anew: what connections have prepared was made for tables as they were. */
  renew(): void
}

export function createStatementNames(): StatementNames {
  const uses = new LRUCache<string, number>({ max: COUNTED })
  const names = new Map<string, string>()
  let generation = 0

  return {
    of(sql, parameters) {
      if (parameters === 0 || parameters > MOST_PARAMETERS) return undefined
      const known = names.get(sql)
      if (known !== undefined || names.size === MOST) return known
      const used = (uses.get(sql) ?? 0) + 1
      if (used < USES) {
        uses.set(sql, used)
        return undefined
      }
      const name = `s${generation}.${names.size}`
      names.set(sql, name)
      uses.delete(sql)
      return name
    },
    renew() {
      generation += 1
      names.clear()
    },
  }
}

/** A migration changed the columns of `select *` under a prepared statement. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
