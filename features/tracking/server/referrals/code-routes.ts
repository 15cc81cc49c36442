import type { Static } from '@sinclair/typebox'
import type { Subject, Verdict } from '../../../../kernel/declare'
import { type Clock, type Database, dataErrors, lastHouseDays } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import { findPerson, type People, personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { MANAGE_REFERRALS } from '../../contract/referrals'
import { CodeParams, DaysQuery, ReferralDashboard, ReferralEntries } from '../../contract/wire-referrals'
import { findOwner } from './code-queries'
import { readEntries, readLinks, readReferralDays, sumEntries } from './reading-queries'
import { countReferrals } from './referral-queries'
import type { ReferralTables } from './tables'

interface CodeParts {
  readonly database: Database
  readonly people: People
  readonly opportunities: () => Opportunities | undefined
  readonly clock: Clock
}

type ByCode = { readonly params: Static<typeof CodeParams>; readonly subject: Subject }

const NONE = 'There is no such code among yours. The address may be mistyped.'

/** Its owner, and who manages all. */
function ofOwner(database: Database) {
  return async ({ params: { refId }, subject }: ByCode): Promise<Verdict> => {
    const person = personOf(subject)
    if (person.permissions.includes(MANAGE_REFERRALS)) return true
    const owner = await findOwner(database.of<ReferralTables>(), refId)
    return owner === person.id || { because: NONE, status: 404 }
  }
}

async function ownerOf({ database, people }: CodeParts, { params: { refId }, subject }: ByCode) {
  const id = await findOwner(database.of<ReferralTables>(), refId)
  if (id === undefined) throw dataErrors.notFound(NONE)
  return { id, owner: id === findPerson(subject)?.id ? null : ((await people.find(id))?.name ?? '') }
}

/** What opportunities are called, as far as lists show them to whoever asks. */
async function titlesOf(opportunities: Opportunities | undefined, ids: readonly number[], subject: Subject) {
  const cards = (await opportunities?.cards(ids, subject)) ?? []
  return new Map(cards.map(({ id, title, path }) => [id, { title, path }]))
}

export function referralDashboardRoute(parts: CodeParts) {
  const { database, clock, opportunities } = parts
  return endpoint({
    id: 'tracking.referral-dashboard',
    method: 'GET',
    path: '/api/tracking/referrals/of/:refId',
    access: [signedIn()],
    strangers: 404,
    may: ofOwner(database),
    request: { params: CodeParams, query: DaysQuery },
    response: { 200: ReferralDashboard },
    summary: 'How often links with a code were opened, who joined by them and what became of it, by day.',
    async handle({ params, query: { days = 30 }, subject }) {
      const { id, owner } = await ownerOf(parts, { params, subject })
      const db = database.of<ReferralTables>()
      const window = lastHouseDays(clock.now(), days)
      const [byDay, counts, opened] = await Promise.all([
        readReferralDays(db, window, id),
        countReferrals(db, id),
        readLinks(db, id, window),
      ])
      const titles = await titlesOf(
        opportunities(),
        opened.map((each) => each.id),
        subject,
      )
      const links = opened.flatMap((each) => {
        const place = titles.get(each.id)
        return each.id === 0 || place ? { title: null, path: null, ...place, opened: each.opened } : []
      })
      return { owner, days: [...byDay], counts, links }
    },
  })
}

export function referralEntriesRoute(parts: CodeParts) {
  const { database, opportunities } = parts
  return endpoint({
    id: 'tracking.referral-entries',
    method: 'GET',
    path: '/api/tracking/referrals/of/:refId/opportunities',
    access: [signedIn()],
    strangers: 404,
    may: ofOwner(database),
    request: { params: CodeParams },
    response: { 200: ReferralEntries },
    summary: 'How many registered for which opportunity after they came by a code.',
    async handle({ params, subject }) {
      const { id, owner } = await ownerOf(parts, { params, subject })
      const db = database.of<ReferralTables>()
      const [rows, total] = await Promise.all([readEntries(db, id), sumEntries(db, id)])
      const titles = await titlesOf(
        opportunities(),
        rows.map((each) => each.id),
        subject,
      )
      const items = rows.map((row) => ({ ...row, title: '', path: null, ...titles.get(row.id) }))
      return { owner, items, total }
    },
  })
}
