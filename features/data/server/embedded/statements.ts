import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite'
import { createStatementNames, isOutdated } from '../postgres/statement-names'

const { serialize } = protocol
const QUIET = { syncToFs: false }
/** Names of columns go to the other thread once for an answer, not with each row: half of what an answer costs. */
const AS_ARRAYS = { rowMode: 'array' } as const
export type Answered = Results<unknown[]> | undefined

function together(...messages: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const each of messages) {
    all.set(each, at)
    at += each.byteLength
  }
  return all
}

/**
 * Queries as PGlite takes them fastest: what comes often is prepared, and each use is one message where `query()` sends six. Without
 * parameters a text may hold several statements, as with `pg`: the last one's result counts. A row is an array of its values.
 */
export function createStatements(pg: PGlite) {
  const names = createStatementNames()
  /** The types of a statement's parameters, by its name. */
  const prepared = new Map<string, readonly number[]>()

  async function typesOf(name: string, text: string): Promise<readonly number[]> {
    const known = prepared.get(name)
    if (known) return known
    const asked = together(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const types = parse.parseDescribeStatementResults(await pg.execProtocolStream(asked, QUIET))
    prepared.set(name, types)
    return types
  }

  async function runPrepared(name: string, text: string, parameters: readonly unknown[]): Promise<Answered> {
    const types = await typesOf(name, text)
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = pg.serializers[types[at] ?? 0]
      return write ? write(value) : String(value)
    })
    const bound = serialize.bind({ statement: name, values })
    const use = together(bound, serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync())
    const answers = await pg.execProtocolStream(use, QUIET)
    if (!pg.isInTransaction()) await pg.syncToFs()
    return parse.parseResults(answers, pg.parsers, AS_ARRAYS)[0] as Answered
  }

  return async (text: string, parameters: readonly unknown[]): Promise<Answered> => {
    if (parameters.length === 0) return (await pg.exec(text, AS_ARRAYS)).at(-1) as Answered
    const name = names.of(text, parameters.length)
    if (name === undefined) return pg.query(text, [...parameters], AS_ARRAYS)
    try {
      return await pg.runExclusive(() => runPrepared(name, text, parameters))
    } catch (error) {
      if (!isOutdated(error)) throw error
      // A migration changed its columns. Inside a transaction that is over; whoever opened it begins again.
      names.renew()
      prepared.clear()
      if (pg.isInTransaction()) throw error
      return pg.query(text, [...parameters], AS_ARRAYS)
    }
  }
}
