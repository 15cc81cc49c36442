import { dataErrors, lastHouseDays } from '../../../data/contract'
import { permission } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { MANAGE } from '../../contract'
import { AdId, AdReport, AudienceAnswer, AudienceRequest } from '../../contract/wire-admin'
import type { BannersTables } from '../tables'
import { type AdParts, ADS } from './ad-parts'
import { daySums, type Sum, variantSums } from './report-queries'
import { wilson } from './wilson'

const DAYS = 30
const BATCH = 500

const rated = <Row extends Sum>(row: Row) => ({ ...row, rate: wilson(row.clicks, row.views) })

export function adReportRoute({ database, clock }: AdParts) {
  return endpoint({
    id: 'banners.ad-report',
    method: 'GET',
    path: `${ADS}/:id/report`,
    access: [permission(MANAGE)],
    strangers: 'same',
    request: { params: AdId },
    response: { 200: AdReport },
    summary: 'How often an ad and each of its variants was seen and clicked, with how sure that is, and by day.',
    async handle({ params }) {
      const [db, id] = [database.of<BannersTables>(), Number(params.id)]
      const [variants, days] = await Promise.all([
        variantSums(db, id),
        daySums(db, id, lastHouseDays(clock.now(), DAYS)),
      ])
      if (variants.length === 0) throw dataErrors.notFound('There is no such banner. Somebody may have deleted it.')
      const total = {
        views: variants.reduce((sum, { views }) => sum + views, 0),
        clicks: variants.reduce((sum, { clicks }) => sum + clicks, 0),
      }
      return { total: rated(total), variants: variants.map(rated), days }
    },
  })
}

/** Members only: who is not logged in cannot be counted beforehand. */
export function countAudienceRoute({ directory }: AdParts) {
  return endpoint({
    id: 'banners.audience-count',
    method: 'POST',
    path: `${ADS}/audience`,
    access: [permission(MANAGE)],
    request: { body: AudienceRequest },
    response: { 200: AudienceAnswer },
    rateLimit: { max: 60, seconds: 60 },
    summary: 'How many members the filters let through at this moment.',
    async handle({ body: { userTypes, courses } }) {
      const fits = (wanted: readonly string[], value: string | null) =>
        wanted.length === 0 || (value !== null && wanted.includes(value))
      let count = 0
      for (let after = 0; ; ) {
        const people = await directory.after(after, BATCH)
        count += people.filter(
          ({ userType, courseStream }) => fits(userTypes, userType) && fits(courses, courseStream),
        ).length
        const last = people.at(-1)
        if (!last || people.length < BATCH) return { count }
        after = last.id
      }
    },
  })
}
