import type { Clock, Database, EditionTables, Seed } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { wallTimeAt } from '../../manage/contract'
import type { StageType, WrittenStages } from '../contract'
import { createStageWriter } from './write-stages'

const EACH = 80
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Line = readonly [type: StageType, title: string, days: number, hours: number, description: string]

/** By kind: days after registration closes, and how many hours it lasts (0: a moment). A final is not before the event. */
const plans: Readonly<Record<string, readonly Line[]>> = {
  hackathon: [
    ['quiz', 'Screening quiz', 3, 4, '25 questions on data structures and the web. The first 400 teams move on.'],
    [
      'submission',
      '36-hour build',
      10,
      36,
      'Repository link, a three-minute video and a README. Mentors are online throughout.',
    ],
    ['results', 'Finalists announced', 14, 0, 'Every team reads its scores and one comment of each judge.'],
    ['final', 'Finale', 21, 9, 'Twelve teams present to the judges. Travel and stay are paid for all finalists.'],
  ],
  competition: [
    ['submission', 'Case submission', 5, 72, 'Six slides at most. What counts is the reasoning, not the drawing.'],
    ['presentation', 'Presentation', 14, 6, 'Ten minutes and five of questions, by video call.'],
    ['results', 'Results', 18, 0, 'Winners and all scores on this page.'],
  ],
  quiz: [
    ['quiz', 'Preliminary round', 1, 2, '40 questions in 30 minutes; begin whenever you like in these two hours.'],
    ['quiz', 'Final round', 4, 1, 'The best 50 meet live.'],
  ],
  'hiring-challenge': [
    ['assessment', 'Online assessment', 2, 48, 'Two coding tasks and one of reading. 90 minutes from when you begin.'],
    ['interview', 'Interviews', 8, 56, 'Two talks of 45 minutes each; you choose the times.'],
    ['results', 'Offers', 16, 0, 'Everybody gets an answer on this day.'],
  ],
}

function writtenFor(opportunity: Opportunity): WrittenStages | undefined {
  const { id, kind, closesAt, startsOn, zone, city, workMode } = opportunity
  const plan = plans[kind]
  if (!plan || !closesAt) return undefined
  const lastDay = Math.floor(Date.parse(closesAt) / DAY_MS)
  const atNine = lastDay * DAY_MS + 3.5 * HOUR_MS
  const firstDay = startsOn === null ? 0 : Date.parse(startsOn) / DAY_MS - lastDay
  const wall = (days: number, hours = 0) => wallTimeAt(atNine + days * DAY_MS + hours * HOUR_MS, zone)
  return {
    zone,
    whileOpen: false,
    stages: plan.map(([type, title, planned, hours, description], at) => {
      const days = type === 'final' ? Math.max(planned, firstDay) : planned
      const isHere = type === 'final' && city !== null && workMode !== 'online'
      const place = { mode: isHere ? ('onsite' as const) : ('online' as const), place: isHere ? city : '' }
      const times = { startsAt: wall(days), endsAt: hours > 0 ? wall(days, hours) : '' }
      return { key: `seed-${id}-${at}`, type, title, description, ...times, ...place }
    }),
  }
}

/** Stages of the demo's hackathons, competitions, quizzes and hiring challenges. */
export function stagesSeed(
  database: Database,
  tables: EditionTables,
  opportunities: Opportunities,
  clock: Clock,
): Seed {
  const write = createStageWriter(database, tables, clock)
  return {
    id: 'stages.demo',
    async run() {
      const kinds = Object.keys(plans)
      const rows = await Promise.all(kinds.map((kind) => opportunities.list({ kind, states: ['live'], limit: EACH })))
      await database.transact(async (tx) => {
        for (const opportunity of rows.flat()) {
          const written = writtenFor(opportunity)
          if (written) await write(tx, { opportunityId: opportunity.id, written, by: opportunity.organizerId })
        }
      })
    },
  }
}
