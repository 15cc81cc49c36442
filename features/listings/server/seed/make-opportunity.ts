import type { OpportunityContent, OpportunityState, PayRange } from '../../contract'
import { cities, roles, themes } from './seed-words'
import { placed } from './placed'
import { describe } from './describe'
import { employmentOf } from './employment-of'

const DAY_MS = 86_400_000
/** 23:59:59 in India. */
const END_OF_DAY_MS = 18.5 * 3_600_000 - 1000
const PAISE = 100
const LAKH = 100_000

/** How many of a hundred are of each kind. */
const shares: readonly (readonly [kind: string, share: number])[] = [
  ['internship', 29],
  ['job', 26],
  ['competition', 10],
  ['hackathon', 8],
  ['quiz', 6],
  ['hiring-challenge', 4],
  ['scholarship', 6],
  ['workshop', 5],
  ['conference', 3],
  ['event', 2],
  ['fest', 1],
]

export interface SeedChance {
  readonly random: () => number
  readonly now: Date
}

export interface SeedOpportunity extends OpportunityContent {
  readonly state: OpportunityState
  readonly publishedAt: string
}

function kindAt(share: number): string {
  let sum = 0
  for (const [kind, part] of shares) {
    sum += part
    if (share * 100 < sum) return kind
  }
  return 'internship'
}

const titles: Readonly<Record<string, (subject: string, year: number) => string>> = {
  internship: (subject) => `${subject} Intern`,
  job: (subject) => `Associate, ${subject}`,
  competition: (subject, year) => `${subject} Case Challenge ${year}`,
  hackathon: (subject, year) => `${subject} Hackathon ${year}`,
  quiz: (subject) => `The ${subject} Quiz`,
  'hiring-challenge': (subject) => `${subject} Hiring Challenge`,
  scholarship: (subject, year) => `${subject} Scholarship ${year}`,
  workshop: (subject) => `${subject}: a hands-on workshop`,
  conference: (subject, year) => `${subject} Conference ${year}`,
  event: (subject) => `${subject} meet-up`,
  fest: (subject, year) => `${subject} Fest ${year}`,
}

export const isWork = (kind: string) => kind === 'internship' || kind === 'job' || kind === 'hiring-challenge'

function payOf(kind: string, random: () => number): PayRange | null {
  const range = (min: number, max: number, period: PayRange['period']) => ({
    minPaise: Math.round(min) * PAISE,
    maxPaise: Math.round(max) * PAISE,
    currency: 'INR',
    period,
  })
  if (kind === 'internship') {
    const min = Math.floor(random() * 10) * 5_000 // some are unpaid, and say so
    return range(min, min === 0 ? 0 : min + (random() < 0.4 ? 5_000 : 0), 'month')
  }
  if (kind === 'job' || kind === 'hiring-challenge') {
    const min = (3 + Math.floor(random() * 20)) * LAKH
    return range(min, min + Math.floor(random() * 4) * LAKH, 'year')
  }
  if (['workshop', 'conference', 'event', 'fest'].includes(kind)) return null
  const prize = (1 + Math.floor(random() * 40)) * 25_000
  return range(prize, prize, 'once')
}

const inDays = (now: Date, days: number) =>
  new Date(Math.floor((now.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS + END_OF_DAY_MS)

const dateOf = (at: Date) => at.toISOString().slice(0, 10)

/** What is played in rounds lasts until the last of them. */
const ROUNDS_DAYS: Readonly<Record<string, number>> = { hackathon: 21, competition: 21, quiz: 7 }

/** One opportunity of an organisation, from chance: a few closed, a few not open yet, most closing within two months. */
export function makeOpportunity(organisation: string, home: string, { random, now }: SeedChance): SeedOpportunity {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const kind = kindAt(random())
  const [subject, ...tags] = pick(isWork(kind) ? roles : themes)
  const fate = random()
  const state: OpportunityState = fate < 0.12 ? 'closed' : 'live'
  const closesAt = inDays(now, state === 'closed' ? -1 - random() * 60 : 1 + random() ** 1.1 * 60)
  const opensAt = fate > 0.94 ? inDays(now, random() * 0.9) : null
  const publishedAt = new Date(Math.min(now.getTime(), closesAt.getTime()) - random() * 30 * DAY_MS)
  const startsOn = new Date(closesAt.getTime() + (3 + random() * 20) * DAY_MS)
  const days = kind === 'internship' ? 60 + random() * 120 : (ROUNDS_DAYS[kind] ?? 0) + random() * 3
  const endsOn = new Date(startsOn.getTime() + days * DAY_MS)
  const workMode = isWork(kind)
    ? pick(['onsite', 'onsite', 'hybrid', 'remote'] as const)
    : pick(['online', 'onsite'] as const)
  const isTeam = kind === 'hackathon' || kind === 'competition'
  const somewhere = () => (workMode === 'remote' || workMode === 'online' ? null : random() < 0.6 ? home : pick(cities))
  const title = (titles[kind] ?? titles['event'])?.(subject, closesAt.getUTCFullYear()) ?? subject
  return {
    kind,
    title,
    organisation,
    description: describe(kind, title, organisation, tags, random),
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt.toISOString(),
    startsOn: dateOf(startsOn),
    endsOn: kind === 'job' ? null : dateOf(endsOn),
    zone: 'Asia/Kolkata',
    workMode,
    // From further digits of the same chance: all else of the demo stays as it was drawn.
    employmentType: employmentOf(kind, (fate * 1000) % 1),
    ...placed(somewhere(), isWork(kind) ? (fate * 100_000) % 1 : 1),
    eligibility: eligibilityOf(kind, now.getUTCFullYear(), random),
    tags,
    pay: payOf(kind, random),
    seats: random() < 0.3 ? 5 + Math.floor(random() * 20) * 5 : null,
    teamMin: isTeam ? 1 + Math.floor(random() * 2) : 1,
    teamMax: isTeam ? 3 + Math.floor(random() * 3) : 1,
    questions: random() < 0.5 && isWork(kind) ? [...whyUs] : [],
    externalUrl: null,
    state,
    publishedAt: publishedAt.toISOString(),
  }
}

const whyUs: OpportunityContent['questions'] = [
  { id: 'why', label: 'Why do you want to work on this?', type: 'paragraph', required: true },
  { id: 'start', label: 'When could you start?', type: 'date', required: false },
]

function eligibilityOf(kind: string, year: number, random: () => number): OpportunityContent['eligibility'] {
  const chance = random()
  if (kind === 'job') return { audiences: chance < 0.6 ? ['fresher', 'professional'] : ['fresher'] }
  if (kind === 'internship')
    return chance < 0.5
      ? { audiences: ['college'], passingOutFrom: year, passingOutTo: year + 2 }
      : { audiences: ['college', 'fresher'] }
  if (kind === 'scholarship') return { audiences: chance < 0.4 ? ['school', 'college'] : ['college'], minimumAge: 16 }
  return chance < 0.3 ? {} : { audiences: chance < 0.5 ? ['school', 'college'] : ['college', 'fresher'] }
}
