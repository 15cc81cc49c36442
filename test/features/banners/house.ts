import { accounts, people } from '../../../features/session/contract'
import { database, jobs, personalRecords } from '../../../features/data/contract'
import { bannersServer } from '../../../features/banners/server/feature'
import type { BannersTables } from '../../../features/banners/server/tables'
import type { AdContent } from '../../../features/banners/contract/wire-admin'
import type { AdBanner } from '../../../features/banners/contract/wire'
import { listingsServer } from '../../../features/listings/server/feature'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { rulesServer } from '../../../features/rules/server/feature'
import { bootApi, type Caller, cookiesOf } from '../../support/api'
import type { DatabaseKind } from '../../support/database'

export const NOW = new Date('2026-11-21T06:30:00Z')
const settings = { notifications: { publicUrl: 'http://localhost:4000' } }
export const ADS = '/api/banners/ads'
const TOP = '/api/public/ad-banner/get-top-banner'
/** Programs get no ads. */
export const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }

export const adContent = (more: Partial<AdContent> = {}): AdContent => ({
  ...{
    name: 'Of the house',
    advertiser: 'Lumio Labs',
    pages: [],
    showToAll: true,
    userTypes: [],
    courses: [],
    pro: 'all',
  },
  ...{ startsAt: null, endsAt: null, weight: 10, perDay: null },
  variants: [{ descriptionEn: '<p>Hello</p>', descriptionHi: '<p>नमस्ते</p>', url: '/jobs', share: 50 }],
  ...more,
})

/** Ads without the demo's own, and who may manage them. */
export async function bootBanners(kind: DatabaseKind) {
  const api = await bootApi([listingsServer, rulesServer, notificationsServer, bannersServer], {
    kind,
    now: NOW,
    settings,
  })
  const { kernel } = api
  const base = kernel.get(database)
  const db = () => base.of<BannersTables>()
  const idOf = async (word: string) => (await kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const credentials = (word: string) => ({ email: `${word}@demo.test`, password: 'foothold-demo-1' })

  return {
    ...api,
    base,
    db,
    idOf,
    records: kernel.get(personalRecords),
    job: (id: string, now: Date) =>
      kernel
        .view(jobs)
        .find((each) => each.id === id)
        ?.run({ now, signal: new AbortController().signal, data: undefined }),
    async begin() {
      api.setNow(NOW)
      await db().deleteFrom('banners.ad').execute()
      await db().deleteFrom('banners.notice').execute()
    },
    /** Writes an ad and hands it in; answers its number. */
    async handedIn(more: Partial<AdContent> = {}): Promise<number> {
      const admin = await api.as('admin')
      const { id } = (await admin.post(ADS, adContent(more))).body as { id: number }
      await admin.post(`${ADS}/${id}/submit`, { version: 1 })
      return id
    },
    /** The same, approved: the ids of its variants. */
    async running(more: Partial<AdContent> = {}): Promise<readonly number[]> {
      const id = await this.handedIn(more)
      await (await api.as('admin')).post(`${ADS}/${id}/decide`, { version: 2, isApproved: true })
      const rows = await db().selectFrom('banners.variant').select('id').where('ad_id', '=', id).orderBy('id').execute()
      return rows.map((row) => row.id)
    },
    /** What somebody is shown now. */
    async shown(who: Caller, query = '', headers: Record<string, string> = {}): Promise<AdBanner | null> {
      const { body } = await who.get(`${TOP}${query}`, { ...CHROME, ...headers })
      return body.data.ad_banner as AdBanner | null
    },
    top: (who: Caller, query = '', headers: Record<string, string> = CHROME) => who.get(`${TOP}${query}`, headers),
    view: (who: Caller, id: number | string, headers: Record<string, string> = {}) =>
      who.get(`/api/ad-banner/increase-view/${id}`, { ...CHROME, ...headers }),
    click: (who: Caller, body: unknown, headers: Record<string, string> = {}) =>
      who.post('/api/update-banner-clicks', body, { ...CHROME, ...headers }),
    /** What is counted of a variant, on all days. */
    async counted(variantId: number) {
      const rows = await db().selectFrom('banners.day_count').selectAll().where('variant_id', '=', variantId).execute()
      return {
        views: rows.reduce((sum, { views }) => sum + views, 0),
        clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
      }
    },
    /** A visitor who allowed to be recognised. */
    consenting: () => api.withCookie('allowedCookie=1'),
    async freshLogin(word: string, more = '') {
      return api.withCookie(cookiesOf(await api.nobody.post('/api/session/login', credentials(word))) + more)
    },
    /** Says who somebody is here as, and what they study. */
    async become(word: string, userType: string, courseStream: string | null) {
      const id = await idOf(word)
      await base.transact((tx) => kernel.get(accounts).change(tx, id, { userType, courseStream }))
    },
  }
}

export type BannersHouse = Awaited<ReturnType<typeof bootBanners>>
