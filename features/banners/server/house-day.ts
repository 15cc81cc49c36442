import { type RawBuilder, sql } from 'kysely'

/** The day of an instant as the house counts days: India's. */
export const houseDay = (at: Date): RawBuilder<string> =>
  sql<string>`(${at}::timestamptz at time zone 'Asia/Kolkata')::date`
