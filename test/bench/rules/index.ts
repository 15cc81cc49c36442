import { randomUUID } from 'node:crypto'
import { pace, saturate, send } from '../http/asking'
import type { Question } from '../http/questions'
import { createTown } from '../http/town'
import { type Row, spoken } from '../table'
import { countRuleSets, FIRST_PERSON, PEOPLE, writePeople, writeRules } from './write'

const RULED = 20_000
const SECONDS = 5
const GOAL_MS = 10
const kinds = ['internship', 'job', 'competition', 'hackathon', 'scholarship']

/** A person not asked for a while each time. */
export const askedByPeople = (path: string) => {
  let turn = 0
  return (): Question => {
    turn += 1
    const query = `eligible=yes&kind=${kinds[turn % kinds.length]}`
    const cookie = `foothold=bench-${FIRST_PERSON + (turn % PEOPLE)}`
    return { path: `${path}?${query}`, headers: { cookie, 'x-request-id': randomUUID() } }
  }
}

/** "Eligible for me" among 100,000 opportunities, 20,000 of which have rules of their own, for 4,000 people. */
export async function bench(): Promise<readonly Row[]> {
  const town = await createTown()
  try {
    await writeRules(town.db, RULED)
    await writePeople(town.db)
    const sets = await countRuleSets(town.db)
    const site = await town.start('uncached')
    try {
      const found: Row[] = [{ what: 'different rule sets', measured: String(sets) }]
      for (const [what, path] of [
        ['list', '/api/listings/own/search'],
        ['counts', '/api/listings/own/facets'],
      ] as const) {
        const ask = askedByPeople(path)
        await send(site.origin, ask())
        const most = await saturate(site.origin, ask, SECONDS)
        const { p50Ms, p99Ms } = await pace(site.origin, ask, most / 2, SECONDS * 1000)
        found.push({ what: `eligible for me, ${what}: answers a second`, measured: most.toFixed(0) })
        found.push({ what: '  p50 at half of it', measured: spoken(p50Ms) })
        found.push({ what: '  p99', measured: spoken(p99Ms), goal: `≤ ${GOAL_MS} ms`, isMet: p99Ms <= GOAL_MS })
      }
      return found
    } finally {
      await site.stop()
    }
  } finally {
    await town.dispose()
  }
}
