import type { Clock, Database } from '../../data/contract'
import { permission } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { privateFacts, todayOf } from '../contract'
import { Reach, ReachRequest } from '../contract/wire'
import { countPeople } from './fact-queries'
import type { RulesTables } from './tables'

const LEAST = 50
const STEPS = [1, 2, 5]

/** The step below: 0, 50, 100, 200, 500, 1,000, … One person more or less is not seen, so that nobody can be found out by asking twice. */
export function stepOf(count: number): number {
  let step = 0
  for (let power = 10; power <= count; power *= 10)
    for (const first of STEPS) if (first * power >= LEAST && first * power <= count) step = first * power
  return step
}

export function reachRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'rules.reach',
    method: 'POST',
    path: '/api/rules/reach',
    access: [permission('manage.publish')],
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    request: { body: ReachRequest },
    response: { 200: Reach },
    summary: 'About how many people on the site meet rules that are being written, in coarse steps.',
    async handle({ body: { conditions } }) {
      const isCounted = (at: number) => {
        const condition = conditions[at]
        return condition !== undefined && !privateFacts.includes(condition.fact)
      }
      const places = [...conditions.keys()].filter(isCounted)
      const sets = places.map((_, at) => places.slice(0, at + 1).flatMap((place) => conditions[place] ?? []))
      const { of, meeting } = await countPeople(database.of<RulesTables>(), sets, todayOf(clock.now()))
      return {
        of: stepOf(of),
        matching: stepOf(meeting.at(-1) ?? of),
        left: places.map((at, index) => ({ at, count: stepOf(meeting[index] ?? 0) })),
        uncounted: [...conditions.keys()].filter((at) => !isCounted(at)),
      }
    },
  })
}
