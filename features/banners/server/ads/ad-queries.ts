import { type RawBuilder, sql } from 'kysely'
import { type AdPhase, adPhases } from '../../contract'
import type { AdContent } from '../../contract/wire-admin'
import type { AdRow, BannersDb, VariantRow } from '../tables'

const AD = 'banners.ad'
const VARIANT = 'banners.variant'

const instant = (text: string | null) => (text === null ? null : new Date(text))

const columnsOf = (content: AdContent) => ({
  name: content.name,
  advertiser: content.advertiser.trim(),
  filter: JSON.stringify({
    show_on_pages: content.pages,
    show_to_all: content.showToAll,
    user_type: content.userTypes,
    course: content.courses,
  }),
  pro: content.pro,
  starts_at: instant(content.startsAt),
  ends_at: instant(content.endsAt),
  weight: content.weight,
  per_day: content.perDay,
})

async function insertVariants(db: BannersDb, adId: number, { variants }: AdContent): Promise<void> {
  const rows = variants.map(({ descriptionEn, descriptionHi, url, share }) => ({
    ...{ ad_id: adId, description_en: descriptionEn, description_hi: descriptionHi, url, share },
  }))
  await db.insertInto(VARIANT).values(rows).execute()
}

export async function insertAd(
  db: BannersDb,
  row: { readonly content: AdContent; readonly by: number | undefined; readonly at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto(AD)
    .values({
      ...columnsOf(row.content),
      ...{ state: 'draft', created_by: row.by ?? null, created_at: row.at, updated_at: row.at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVariants(db, id, row.content)
  return id
}

export const lockAd = (db: BannersDb, id: number): Promise<AdRow | undefined> =>
  db.selectFrom(AD).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Only of a draft: nobody has seen its variants yet, so new ones take their place. */
export async function changeAd(db: BannersDb, id: number, content: AdContent, at: Date): Promise<void> {
  await db
    .updateTable(AD)
    .set({ ...columnsOf(content), updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom(VARIANT).where('ad_id', '=', id).execute()
  await insertVariants(db, id, content)
}

export async function deleteAd(db: BannersDb, id: number): Promise<void> {
  await db.deleteFrom(AD).where('id', '=', id).execute()
}

const phaseAt = (now: Date): RawBuilder<AdPhase> => sql<AdPhase>`case
  when state <> 'approved' then state
  when ends_at <= ${now} then 'ended'
  when starts_at > ${now} then 'scheduled'
  else 'running' end`

export type ListedAd = AdRow & { readonly phase: AdPhase }

interface ListedAds {
  readonly phase: AdPhase | undefined
  readonly after: number | undefined
  readonly limit: number
  readonly now: Date
}

export function listAds(db: BannersDb, { phase, after, limit, now }: ListedAds): Promise<ListedAd[]> {
  let query = db.selectFrom(AD).selectAll().select(phaseAt(now).as('phase'))
  if (phase) query = query.where(phaseAt(now), '=', phase)
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

export async function countAds(db: BannersDb, now: Date): Promise<Readonly<Record<AdPhase, number>>> {
  const rows = await db
    .selectFrom(AD)
    .select([phaseAt(now).as('phase'), sql<number>`count(*)::int`.as('count')])
    .groupBy('phase')
    .execute()
  const known = new Map(rows.map(({ phase, count }) => [phase, count]))
  return Object.fromEntries(adPhases.map((phase) => [phase, known.get(phase) ?? 0])) as Record<AdPhase, number>
}

export async function variantsOf(db: BannersDb, adIds: readonly number[]): Promise<readonly VariantRow[]> {
  if (adIds.length === 0) return []
  return db.selectFrom(VARIANT).selectAll().where('ad_id', 'in', adIds).orderBy('id').execute()
}

/** What runs at this moment. */
export const findRunning = (db: BannersDb, now: Date): Promise<AdRow[]> =>
  db
    .selectFrom(AD)
    .selectAll()
    .where('state', '=', 'approved')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('id')
    .execute()
