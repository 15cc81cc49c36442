import { sql } from 'kysely'
import { houseDay } from '../../../data/contract'
import type { Asker } from '../serving/asker'
import type { BannersDb } from '../tables'

const DAY_MS = 86_400_000

interface Sighting {
  readonly variantId: number
  readonly asker: Asker
  readonly at: Date
}

/** The ones of these that may be counted: variants of what was approved once and has begun, until a day after it ended or was stopped. */
export async function countable(db: BannersDb, variantIds: readonly number[], at: Date): Promise<readonly number[]> {
  // What was clicked without a connection is told later.
  const dayBefore = new Date(at.getTime() - DAY_MS)
  const rows = await db
    .selectFrom('banners.variant as variant')
    .innerJoin('banners.ad as ad', 'ad.id', 'variant.ad_id')
    .select('variant.id as id')
    .where('variant.id', 'in', variantIds)
    // Nothing happens to what was stopped after that.
    .where((eb) =>
      eb.or([
        eb('ad.state', '=', 'approved'),
        eb.and([eb('ad.state', '=', 'stopped'), eb('updated_at', '>', dayBefore)]),
      ]),
    )
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', at)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', dayBefore)]))
    .orderBy('variant.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** True for the first of a day; nobody that is known is always a first. `isClicked`: it came by a click whose view was never told. */
async function addSighting(db: BannersDb, { variantId, asker, at }: Sighting, isClicked: boolean): Promise<boolean> {
  const { person, browser } = asker
  if (!person && !browser) return true
  const added = await db
    .insertInto('banners.sighting')
    .values({
      ...{ variant_id: variantId, day: houseDay(at), person_id: person?.id ?? null, browser: browser ?? null },
      ...{ shown: 1, is_clicked: isClicked },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('variant_id')
    .executeTakeFirst()
  return added !== undefined
}

const sightings = (db: BannersDb, { variantId, asker: { person, browser }, at }: Sighting) =>
  db
    .updateTable('banners.sighting')
    .where('variant_id', '=', variantId)
    .where('day', '=', houseDay(at))
    .where((eb) => (person ? eb('person_id', '=', person.id) : eb('browser', '=', browser ?? '')))

async function addToDay(db: BannersDb, { variantId, at }: Sighting, { views = 0, clicks = 0 }): Promise<void> {
  await sql`
    insert into banners.day_count as day (variant_id, day, views, clicks)
    values (${variantId}, ${houseDay(at)}, ${Math.max(views, clicks)}, ${clicks})
    on conflict (variant_id, day) do update set clicks = day.clicks + ${clicks},
      views = greatest(day.views + ${views}, day.clicks + ${clicks})`.execute(db)
}

/** Somebody was shown it: counted once a day, noted each time. */
export async function addView(db: BannersDb, sighting: Sighting): Promise<void> {
  if (await addSighting(db, sighting, false)) await addToDay(db, sighting, { views: 1 })
  else await sightings(db, sighting).set({ shown: sql`shown + 1` }).execute()
}

/** Somebody clicked it: once a day. Who clicked has seen it, whether or not that was told. */
export async function addClick(db: BannersDb, sighting: Sighting): Promise<void> {
  const { person, browser } = sighting.asker
  if (!person && !browser) return addToDay(db, sighting, { clicks: 1 })
  if (await addSighting(db, sighting, true)) return addToDay(db, sighting, { views: 1, clicks: 1 })
  const marked = await sightings(db, sighting)
    .where('is_clicked', '=', false)
    .set({ is_clicked: true })
    .executeTakeFirst()
  if (marked.numUpdatedRows > 0n) await addToDay(db, sighting, { clicks: 1 })
}

/** Notes which batch came of a browser. False: it was counted before. */
export async function takeNumber(
  db: BannersDb,
  order: { readonly clientId: string; readonly sequence: number },
  at: Date,
): Promise<boolean> {
  const taken = await db
    .insertInto('banners.sender')
    .values({ client_id: order.clientId, sequence: order.sequence, at })
    .onConflict((conflict) =>
      conflict
        .column('client_id')
        .doUpdateSet({ sequence: order.sequence, at })
        .where('banners.sender.sequence', '<', order.sequence),
    )
    .returning('client_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRows(db: BannersDb, table: 'sighting' | 'sender' | 'day_count'): Promise<number> {
  const counted = db.selectFrom(`banners.${table}`).select(({ fn }) => fn.countAll<string>().as('rows'))
  return Number((await counted.executeTakeFirstOrThrow()).rows)
}
