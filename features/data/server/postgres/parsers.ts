import pg from 'pg'

type Parser = (text: string) => unknown
const asText: Parser = (text) => text
const { builtins } = pg.types
const POINT = 600
const TEXT_ARRAY = 1009
const DATE_ARRAY = 1182
const NUMERIC_ARRAY = 1231

const anyParser = pg.types.getTypeParser as (id: number, format?: string) => Parser

/**
 * Where `pg` would parse otherwise than the embedded database: dates stay text (a date has no zone), intervals and
 * points stay text, arrays of dates and numerics are arrays of text.
 */
const parsers = new Map<number, Parser>([
  [builtins.DATE, asText],
  [builtins.INTERVAL, asText],
  [POINT, asText],
  [DATE_ARRAY, anyParser(TEXT_ARRAY)],
  [NUMERIC_ARRAY, anyParser(TEXT_ARRAY)],
])

/** Given to each client: the table that `pg` keeps for the whole process stays as it is. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: string) =>
    (format !== 'binary' && parsers.get(id)) || anyParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
}
