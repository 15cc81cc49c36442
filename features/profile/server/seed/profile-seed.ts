import type { Database, Seed } from '../../../data/contract'
import type { People } from '../../../session/contract'
import { type EntryContent, sections } from '../../contract'
import { filledSections } from '../entry-queries'
import { writeNudged } from '../head-queries'
import type { Profiles } from '../profiles'
import type { ProfileTables } from '../tables'
import { demoProfiles } from './demo-profiles'

/** Whom the nudge still meets; the others were asked when the demo was made. */
const NOT_ASKED = ['volunteer', 'intern', 'evaluator']

/** Profiles of the demo accounts, from empty to complete, written as people write them: through the service. */
export function profileSeed(profiles: Profiles, people: People, database: Database): Seed {
  return {
    id: 'profile.demo',
    async run({ now }) {
      for (const { word, head, entries } of demoProfiles) {
        const id = (await people.findByEmail(`${word}@demo.test`))?.id
        if (id === undefined) continue
        const db = database.of<ProfileTables>()
        // Interrupted and run again, whoever has entries has all of them but perhaps those of the last section.
        const filled = await filledSections(db, id)
        const { version } = await profiles.change(id, async (db, _, head) => {
          if (!NOT_ASKED.includes(word)) await writeNudged(db, id, now)
          return head
        })
        if (head) await profiles.writeHead(id, version, { ...head, skills: [...head.skills] })
        for (const section of sections)
          for (const content of filled.has(section) ? [] : (entries[section] ?? []))
            await profiles.add(id, section, word === 'student' ? inLastYear(content, now) : content)
      }
    },
  }
}

const WRITTEN_IN = 2025
const JULY = 6

/** The demo's student is in the last year of study whenever the demo is made: a year of study begins in July. */
function inLastYear(content: EntryContent, now: Date): EntryContent {
  const later = now.getUTCFullYear() - (now.getUTCMonth() < JULY ? 1 : 0) - WRITTEN_IN
  const { startYear, endYear } = content
  if (typeof startYear !== 'number' || typeof endYear !== 'number') return content
  return { ...content, startYear: startYear + later, endYear: endYear + later }
}
