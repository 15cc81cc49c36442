import { type Static, Type } from '@sinclair/typebox'
import type { Subject, Verdict } from '../../../../kernel/declare'
import { type Clock, type Database, dataErrors, lastHouseDays, startOfHouseDay } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Registrations } from '../../../registrations/contract'
import { isModerator, permission, personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { type KeptRecords, SEE_ALL } from '../../contract'
import { CampaignStats, OpportunityViews } from '../../contract/wire-views'
import type { TrackingTables } from '../tables'
import { percentMore, periodBefore, readChanges } from './changes'
import { readDays, readFrom, readMost, readVisitors, readVisits } from './reading-queries'

const MOST = 20

const Window = Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) })
const ById = Type.Object({ opportunityId: Type.Integer({ minimum: 1 }) })

const add = (days: readonly { readonly listed: number; readonly opened: number }[]) => ({
  listed: days.reduce((sum, { listed }) => sum + listed, 0),
  opened: days.reduce((sum, { opened }) => sum + opened, 0),
})

const windowOf = (clock: Clock, { days = 30 }: Static<typeof Window>) => lastHouseDays(clock.now(), days)

interface ReadingParts {
  readonly database: Database
  readonly opportunities: () => Opportunities | undefined
  readonly registrations: () => Registrations | undefined
  readonly clock: Clock
  readonly kept: () => readonly KeptRecords[]
}

/** Whoever manages it, and who may see all numbers. */
function ofOrganizer(opportunities: ReadingParts['opportunities']) {
  return async (call: { readonly subject: Subject; readonly params: Static<typeof ById> }): Promise<Verdict> => {
    const id = call.params.opportunityId
    const person = personOf(call.subject)
    if (person.permissions.includes(SEE_ALL) || isModerator(person, ['manager', 'hr'], `opportunity:${id}`)) return true
    if ((await opportunities()?.organisers([id]))?.get(id) === person.id) return true
    return { because: 'There is no such opportunity among yours. The address may be mistyped.', status: 404 }
  }
}

export function opportunityViewsRoute({ database, opportunities, registrations, clock }: ReadingParts) {
  return endpoint({
    id: 'tracking.opportunity-views',
    method: 'GET',
    path: '/api/tracking/opportunities/:opportunityId/views',
    access: [signedIn()],
    strangers: 404,
    may: ofOrganizer(opportunities),
    request: { params: ById, query: Window },
    response: { 200: OpportunityViews },
    summary: 'How often an opportunity was seen in lists, opened and registered for, by day, and where from.',
    async handle({ params: { opportunityId: id }, query, subject }) {
      const opportunity = await opportunities()?.find(id)
      if (!opportunity) throw dataErrors.notFound(`There is no opportunity ${id}. It may have been deleted.`)
      const [now, window] = [clock.now(), windowOf(clock, query)]
      const [card] = (await opportunities()?.cards([id], subject)) ?? []
      const shownSince = card?.publishedAt ? new Date(card.publishedAt) : now
      const db = database.of<TrackingTables>()
      const [days, visitors, from, registered, changes] = await Promise.all([
        readDays(db, id, window),
        readVisitors(db, id, window),
        readFrom(db, id, window),
        countRegistered(registrations(), id, now, window),
        readChanges(db, { which: id, now, days: window, shownSince }),
      ])
      const { title, path } = opportunity
      const counted = { days, total: add(days), visitors, from }
      return {
        ...{ title, path, ...counted },
        ...(registered && { registered: registered.is }),
        ...(changes && { changes: { ...changes, registered: registered?.more ?? null } }),
      }
    },
  })
}

/** How many registered in a window, and how many percent more than in the period before it. */
async function countRegistered(
  registrations: Registrations | undefined,
  id: number,
  now: Date,
  days: readonly string[],
) {
  if (!registrations) return undefined
  const before = periodBefore(now, days.length)
  const [is = 0, from = 0, until = 0] = await Promise.all(
    [startOfHouseDay(days[0] ?? ''), before.from, before.until].map(
      async (since) => (await registrations.count([id], since)).get(id)?.registered,
    ),
  )
  return { is, more: percentMore(is, from - until) }
}

export function campaignStatsRoute({ database, opportunities, clock, kept: records }: ReadingParts) {
  return endpoint({
    id: 'tracking.campaign-stats',
    method: 'GET',
    path: '/api/tracking/campaign-stats',
    access: [permission(SEE_ALL)],
    request: { query: Window },
    response: { 200: CampaignStats },
    summary: 'What is looked at on the whole site, and what is kept of it for how long.',
    async handle({ query, request: { language } }) {
      const [now, window] = [clock.now(), windowOf(clock, query)]
      const db = database.of<TrackingTables>()
      const [days, visitors, from, most, visits, changes, kept] = await Promise.all([
        readDays(db, 'all', window),
        readVisitors(db, 'all', window),
        readFrom(db, 'all', window),
        readMost(db, window, MOST),
        readVisits(db, window),
        readChanges(db, { which: 'all', now, days: window }),
        Promise.all(
          records().map(async ({ id, label, days, rows }) => ({
            id,
            label: label[language],
            days,
            rows: await rows(),
          })),
        ),
      ])
      const found = await Promise.all(most.map(({ id }) => opportunities()?.find(id)))
      const titled = most.flatMap((each, at) => {
        const opportunity = found[at]
        return opportunity ? [{ ...each, title: opportunity.title, path: opportunity.path }] : []
      })
      return { days, total: add(days), visitors, from, most: titled, visits, kept, ...(changes && { changes }) }
    },
  })
}
