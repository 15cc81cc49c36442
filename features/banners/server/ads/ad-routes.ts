import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { MANAGE } from '../../contract'
import { AdContent, AdId, AdPage, AdsQuery, ChangeAd, VersionBody } from '../../contract/wire-admin'
import type { BannersTables } from '../tables'
import { type AdParts, ADS, lockAs } from './ad-parts'
import { changeAd, countAds, deleteAd, insertAd, listAds, variantsOf } from './ad-queries'
import { adMachine } from './ad-machine'
import { cleanContent } from './clean-content'
import { historiesOf } from './history-queries'
import { sumsOf } from './report-queries'
import { shownAd } from './shown-ad'

const access = [permission(MANAGE)]

export function listAdsRoute({ database, people, clock }: AdParts) {
  return endpoint({
    id: 'banners.ads',
    method: 'GET',
    path: ADS,
    access,
    request: { query: AdsQuery },
    response: { 200: AdPage },
    summary: 'Ads, newest first, with who did what with each and how often it was seen.',
    async handle({ query: { phase, after, limit = 20 } }) {
      const [db, now] = [database.of<BannersTables>(), clock.now()]
      const found = await listAds(db, { phase, after, limit: limit + 1, now })
      const rows = found.slice(0, limit)
      const ids = rows.map(({ id }) => id)
      const [variants, histories, sums, counts] = await Promise.all([
        variantsOf(db, ids),
        historiesOf(db, people, ids),
        sumsOf(db, ids),
        countAds(db, now),
      ])
      const items = rows.map((row) =>
        shownAd(row, {
          variants: variants.filter(({ ad_id }) => ad_id === row.id),
          history: histories.get(row.id) ?? [],
          sum: sums.get(row.id),
        }),
      )
      return { items, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null, counts }
    },
  })
}

export function addAdRoute({ database, machines, clock, sanitiser }: AdParts) {
  return endpoint({
    id: 'banners.ad-add',
    method: 'POST',
    path: ADS,
    access,
    request: { body: AdContent },
    response: { 200: Type.Object({ id: Type.Integer() }) },
    summary: 'Writes an ad; nobody sees it before it was approved.',
    async handle({ body, subject }) {
      const [by, content] = [personOf(subject).id, cleanContent(sanitiser, body)]
      return database.transact(async (tx) => {
        const id = await insertAd(database.on<BannersTables>(tx), { content, by, at: clock.now() })
        await machines.begin(tx, adMachine, { id, state: 'draft', by })
        return { id }
      })
    },
  })
}

export function changeAdRoute(parts: AdParts) {
  const { database, clock, sanitiser } = parts
  return endpoint({
    id: 'banners.ad-change',
    method: 'PUT',
    path: `${ADS}/:id`,
    access,
    strangers: 'same',
    request: { params: AdId, body: ChangeAd },
    response: { 204: Type.Null() },
    summary: 'Changes a draft.',
    async handle({ params, body }) {
      const content = cleanContent(sanitiser, body.content)
      await database.transact(async (tx) => {
        const { id } = await lockAs(parts, tx, { id: Number(params.id), version: body.version, state: 'draft' })
        await changeAd(database.on<BannersTables>(tx), id, content, clock.now())
      })
      return null
    },
  })
}

export function dropAdRoute(parts: AdParts) {
  const { database } = parts
  return endpoint({
    id: 'banners.ad-drop',
    method: 'DELETE',
    path: `${ADS}/:id`,
    access,
    strangers: 'same',
    request: { params: AdId, query: VersionBody },
    response: { 204: Type.Null() },
    summary: 'Deletes a draft as it was read; what was approved once stays on the list.',
    async handle({ params, query: { version } }) {
      await database.transact(async (tx) => {
        const { id } = await lockAs(parts, tx, { id: Number(params.id), version, state: 'draft' })
        await deleteAd(database.on<BannersTables>(tx), id)
      })
      return null
    },
  })
}
