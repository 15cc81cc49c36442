import type { Database, Seed } from '../../data/contract'
import type { Directory, People } from '../../session/contract'
import type { Awards, Happened } from '../contract'
import { lockPerson } from './ledger/ledger-queries'
import { writePerson } from './person/person-queries'
import { keepRankDays } from './ranks/rank-days-job'
import type { GamificationTables } from './tables'

const DAY_MS = 86_400_000
/** Every so manieth of the demo's people takes part in this. */
const EVERY = 10
const MOST_DEEDS = 7
const SMALLEST = 100
/** Whom the demo shows without a rank (−1). */
const UNRANKED = 'pro'
/** Of the demo's student: enough for a badge with two levels. */
const OWN_DEEDS = 6

/** What the demo's people did in the last forty days, told as if it happened: the rules that hold give the points. */
export function gamificationSeed(
  database: Database,
  awards: Awards,
  directory: Directory,
  people: () => People | undefined,
): Seed {
  function deedsOf(personId: number, deeds: number, now: Date, random: () => number): readonly Happened[] {
    // In the order in which they happened, or their lines would jump from day to day.
    const daysAgo = Array.from({ length: deeds }, () => Math.floor(random() * random() * 40)).sort((a, b) => b - a)
    return daysAgo.map((days, deed) => {
      const at = new Date(now.getTime() - days * DAY_MS)
      const trigger = deed % 5 === 4 ? 'gamification.answered' : 'gamification.registered'
      return { trigger, personId, subject: `demo:${deed}`, eventId: `demo:${personId}:${deed}`, at, title: '' }
    })
  }

  const hide = (personId: number) =>
    database.transact(async (tx) => {
      const db = database.on<GamificationTables>(tx)
      await lockPerson(db, personId)
      await writePerson(db, personId, { wants_listed: false })
    })

  return {
    id: 'gamification.demo',
    async run({ now, size, random }) {
      const idOf = async (word: string) => (await people()?.findByEmail(`${word}@demo.test`))?.id
      const [unranked, student] = [await idOf(UNRANKED), await idOf('student')]
      if (unranked !== undefined) await hide(unranked)
      // A demo of a few rows has nobody to be ranked among.
      if (size < SMALLEST) return
      for (let after = 0; ; ) {
        const batch = await directory.after(after, 500)
        const deeds = batch.flatMap(({ id }) => {
          if (id === unranked) return []
          if (id === student) return deedsOf(id, OWN_DEEDS, now, random)
          return id % EVERY === 0 ? deedsOf(id, 1 + Math.floor(random() * MOST_DEEDS), now, random) : []
        })
        await database.transact((tx) => awards.happenedAll(tx, deeds))
        const last = batch.at(-1)
        if (!last) break
        after = last.id
      }
      await keepRankDays(database.of<GamificationTables>(), now)
    },
  }
}
