import { sql } from 'kysely'
import type { ListingsDb } from '../tables'
import type { Card } from './file-card'

/** Public ones that are not filed as they stand now, of those changed since (or of all), with when they changed. */
export async function findUnfiled(db: ListingsDb, form: string, since: Date | undefined, limit: number) {
  const changed = sql<Date>`date_trunc('milliseconds', o.updated_at)`
  const rows = await db
    .selectFrom('listings.opportunity as o')
    .leftJoin('listings.filed as f', 'f.opportunity_id', 'o.id')
    .select(['o.id', changed.as('changed_at')])
    .where('o.state', 'in', ['live', 'closed'])
    .where('o.visibility', '=', 'public')
    .where((or) =>
      or.or([sql<boolean>`f.form is distinct from ${form}`, sql<boolean>`f.made_of is distinct from ${changed}`]),
    )
    .$if(since !== undefined, (query) => query.where('o.updated_at', '>=', since as Date))
    .orderBy('o.id')
    .limit(limit)
    .execute()
  return new Map(rows.map(({ id, changed_at: at }) => [id, at]))
}

/** Made of what was read after it changed: should it have changed again, the next look finds that it is another. */
export async function writeCards(
  db: ListingsDb,
  form: string,
  cards: readonly Card[],
  changedAt: ReadonlyMap<number, Date>,
): Promise<void> {
  const all = JSON.stringify(cards.map((card) => ({ ...card, of: changedAt.get(card.id)?.toISOString() })))
  await sql`
    insert into listings.filed (opportunity_id, form, made_of, found_under, says)
    select o.id, ${form}, (card ->> 'of')::timestamptz,
      array(select jsonb_array_elements_text(card -> 'under')), (card ->> 'says')::tsvector
    from jsonb_array_elements(${all}::jsonb) card join listings.opportunity o on o.id = (card ->> 'id')::int
    order by o.id
    on conflict (opportunity_id) do update
    set form = excluded.form, made_of = excluded.made_of, found_under = excluded.found_under, says = excluded.says`.execute(
    db,
  )
}
