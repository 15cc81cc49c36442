import type { Feature } from '../../../kernel/index'
import { listingsServer } from '../../../features/listings/server/feature'
import { type OpportunityContent, opportunities } from '../../../features/listings/contract'
import { database } from '../../../features/data/contract'
import { people } from '../../../features/session/contract'
import { registrationsServer } from '../../../features/registrations/server/feature'
import { register } from '../../../features/registrations/server/tokens'
import { bootApi, type Caller, type TestApi } from '../../support/api'
import type { DatabaseKind } from '../../support/database'

export const NOW = new Date('2026-11-21T06:30:00.123Z')
export const LATER = '2026-11-30T18:29:59.000Z'

const publicUrl = 'http://localhost:4000'
const settings = { registrations: { publicUrl }, notifications: { publicUrl } }

/** A form filled in, as far as the test does not say otherwise. */
export const filled = {
  name: 'Meera Nair',
  phone: '98765 43210',
  college: 'Deccan Institute of Technology',
  acceptsEligibility: true,
  answers: {},
}

let keys = 0 // each act of the tests is another one

export const freshKey = () => ({ 'idempotency-key': `test-key-${(keys += 1)}` })

/** A live opportunity of organizer@demo.test, wherever listings are. */
export async function liveOf(api: TestApi, content: Partial<OpportunityContent> = {}): Promise<number> {
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const organizer = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
  const { id } = await db.transact((tx) => service.create(tx, contentOf(content), organizer))
  await db.transact((tx) => service.submit(tx, id, organizer))
  await db.transact((tx) => service.approve(tx, id, organizer))
  return id
}

/** Registrations on listings with its endpoints, and with what stands on them; the clock stands at NOW until it is set. */
export async function bootRegistrations(
  kind: DatabaseKind,
  more: readonly Feature[] = [],
  theirs: Readonly<Record<string, object>> = {},
) {
  const api = await bootApi([listingsServer, registrationsServer, ...more], {
    ...{ kind, now: NOW },
    settings: { ...settings, ...theirs },
  })
  const db = api.kernel.get(database)
  const service = api.kernel.get(opportunities)
  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  return {
    ...api,
    db,
    service,
    idOf,
    register: api.kernel.get(register),
    live: (content: Partial<OpportunityContent> = {}) => liveOf(api, content),
    enter: (as: Caller, opportunityId: number, more: object = {}, headers: Record<string, string> = freshKey()) =>
      as.post('/api/registrations', { opportunityId, ...filled, ...more }, headers),
    seatsTaken: async (id: number) => (await service.find(id))?.seatsTaken,
  }
}

export type RegistrationsHouse = Awaited<ReturnType<typeof bootRegistrations>>

export function contentOf(content: Partial<OpportunityContent>): OpportunityContent {
  return {
    // What has seats is registered for: for openings as many apply as wish.
    kind: content.seats ? 'hackathon' : 'internship',
    title: 'Product Design Intern',
    organisation: 'Lumio Labs',
    description: '<p>Draw, test, draw again.</p>',
    opensAt: null,
    closesAt: LATER,
    startsOn: '2026-12-05',
    endsOn: null,
    zone: 'Asia/Kolkata',
    workMode: 'hybrid',
    city: 'Bengaluru',
    country: 'India',
    eligibility: {},
    tags: [],
    pay: null,
    seats: null,
    teamMin: 1,
    teamMax: 1,
    questions: [],
    externalUrl: null,
    ...content,
  }
}
