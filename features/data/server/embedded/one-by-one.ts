import type { Session } from '../engine'

/** What is asked together runs one after the other: the time that each may take begins when its turn comes. */
export function oneByOne(query: Session['query']): Session['query'] {
  let last: Promise<unknown> = Promise.resolve()
  return (sql, parameters) => {
    const reply = last.then(() => query(sql, parameters))
    last = reply.catch(() => undefined)
    return reply
  }
}
