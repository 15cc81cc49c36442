import type { Reply, Session } from '../engine'

const BEGIN = /^(begin|start transaction)\b/i
const END = /^(commit|rollback)$/i

/**
 * A transaction begins with its first statement, in one message: the thread is asked once less for each. One without statements is none.
 * `ask` runs a statement, `begin` before it.
 */
export function beginLate(
  ask: (sql: string, parameters: readonly unknown[], begin: string | undefined) => Promise<Reply>,
): Session['query'] {
  let waiting: string | undefined
  return async (sql, parameters) => {
    if (BEGIN.test(sql)) {
      waiting = sql
      return { command: 'BEGIN', rowCount: 0, rows: [] }
    }
    const begin = waiting
    waiting = undefined
    if (begin !== undefined && END.test(sql)) return { command: sql.toUpperCase(), rowCount: 0, rows: [] }
    return ask(sql, parameters, begin)
  }
}
