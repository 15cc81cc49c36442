import type pg from 'pg'

const WORDS = 100

/** One page as PostgreSQL's own full text would find it, with how many there are. */
export const FULL_TEXT = `
  with found as materialized (
    select o.id, o.closes_at, ts_rank(t.words, plainto_tsquery('english', $1)) as rank from bench.text t join listings.opportunity o using (id)
    where t.words @@ plainto_tsquery('english', $1) and o.state = 'live' and o.closes_at > now()
  )
  select id, (select count(*) from found) as total from found order by rank desc, closes_at, id limit 20`

/** The words that stand in the most titles. */
export async function commonWords(db: pg.Pool): Promise<readonly string[]> {
  const { rows } = await db.query<{ word: string }>(
    `select word from (select title, count(*) as uses from listings.opportunity group by title) each,
       regexp_split_to_table(lower(title), '[^a-z]+') as word where length(word) > 3
     group by word order by sum(uses) desc limit $1`,
    [WORDS],
  )
  return rows.map(({ word }) => word)
}
