import type { CompiledQuery, Kysely } from 'kysely'

/** Stands where an argument will be. */
class Place {
  constructor(readonly at: number) {}
}

/**
 * A query for busy paths, built and compiled by kysely once: that takes it longer than PostgreSQL needs to find a row. `build` is given places instead of
 * arguments, so it may hand them to the query and nothing else: it cannot look at them, and a list is one argument (`= any(…)`, not `in (…)`).
 */
export function builtOnce<Tables, Arguments extends readonly unknown[], Row>(
  build: (db: Kysely<Tables>, ...places: Arguments) => CompiledQuery<Row>,
): (db: Kysely<Tables>, ...given: Arguments) => Promise<readonly Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, ...given) => {
    built ??= build(db, ...(given.map((_, at) => new Place(at)) as unknown as Arguments))
    const parameters = built.parameters.map((value) => (value instanceof Place ? given[value.at] : value))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}
