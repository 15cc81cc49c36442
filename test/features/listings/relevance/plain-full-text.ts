import { sql } from 'kysely'
import type { ListingsDb } from '../../../../features/listings/server/tables'

/** What PostgreSQL makes of the same text by itself: the weighted vector and rank of its manual. */
export async function plainFullText(db: ListingsDb, typed: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, setweight(to_tsvector('english', title), 'A')
        || setweight(to_tsvector('english', organisation || ' ' || array_to_string(tags, ' ') || ' ' || kind || ' ' || work_mode), 'B')
        || setweight(to_tsvector('english', coalesce(city, '')), 'C')
        || setweight(to_tsvector('english', regexp_replace(description, '<[^>]*>', ' ', 'g')), 'D') as words
      from listings.opportunity where state = 'live'
    ) o, websearch_to_tsquery('english', ${typed}) q
    where words @@ q order by ts_rank(words, q) desc, id limit 10`.execute(db)
  return rows.map(({ id }) => id)
}
