import type { Database, Seed } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { Condition, WrittenTeam } from '../contract'
import { writeOwnFacts } from './fact-queries'
import type { PersonFacts } from './person-facts'
import { findLatestOf, insertVersion } from './rule-set-queries'
import type { RulesTables } from './tables'

const EACH = 120
const KINDS = ['internship', 'job', 'hackathon', 'competition', 'scholarship', 'quiz'] as const

/** What organizers of the demo ask beside what their listing says; by kind and place, so that it fits the words. */
function conditionsFor({ kind, city, workMode, tags }: Opportunity, at: number): readonly Condition[] {
  const [tag] = tags
  const skill: readonly Condition[] = tag ? [{ fact: 'skills', anyOf: [...tags] }] : []
  if (kind === 'internship' || kind === 'job')
    return [
      [...skill, { fact: 'cgpa' as const, from: 6.5 }],
      [{ fact: 'stream' as const, anyOf: ['engineering', 'arts-and-science'] }],
      city && workMode === 'onsite' ? [{ fact: 'city' as const, anyOf: [city] }] : [],
      [
        { fact: 'cgpa' as const, from: 7 + (at % 3) * 0.5 },
        { fact: 'backlogs' as const, to: 0 },
      ],
    ][at % 4] as readonly Condition[]
  if (kind === 'hackathon') return at % 2 === 0 ? [{ fact: 'stream', anyOf: ['engineering', 'design'] }] : skill
  if (kind === 'scholarship')
    return at % 3 === 0
      ? [{ fact: 'gender', anyOf: ['woman'], reason: 'The endowment was given for the education of women.' }]
      : [{ fact: 'cgpa', from: 8 }]
  return at % 3 === 0 ? [{ fact: 'age', from: 16, to: 25 }] : []
}

/** Of each second hackathon and competition that is for teams. */
function teamFor({ teamMax }: Opportunity, at: number): WrittenTeam {
  if (teamMax <= 2 || at % 2 === 1) return {}
  return at % 4 === 0 ? { leastWomen: 1, leastColleges: 2 } : { mostPostgraduates: 2, sameCollege: true }
}

/** Rules of the demo, and what its student says for rules: some are met, some missed, some not known. */
export function rulesSeed(database: Database, opportunities: Opportunities, people: People, facts: PersonFacts): Seed {
  return {
    id: 'rules.demo',
    async run({ now }) {
      const rows = await Promise.all(KINDS.map((kind) => opportunities.list({ kind, states: ['live'], limit: EACH })))
      const known = await findLatestOf(
        database.of<RulesTables>(),
        rows.flat().map(({ id }) => id),
      )
      await database.transact(async (tx) => {
        const db = database.on<RulesTables>(tx)
        const made = new Map<boolean, number[]>()
        for (const opportunity of rows.flat()) {
          const conditions = conditionsFor(opportunity, opportunity.id)
          const team = teamFor(opportunity, opportunity.id)
          if ((conditions.length === 0 && Object.keys(team).length === 0) || known.has(opportunity.id)) continue
          const by = opportunity.organizerId
          await insertVersion(db, { opportunityId: opportunity.id, conditions, team, by, at: now })
          const hasRules = conditions.length > 0
          made.set(hasRules, [...(made.get(hasRules) ?? []), opportunity.id])
        }
        for (const [hasRules, ids] of made) await opportunities.announce(tx, ids, { hasRules })
      })
      const student = await people.findByEmail('student@demo.test')
      if (student)
        await writeOwnFacts(
          database.of<RulesTables>(),
          student.id,
          { gender: 'woman', bornOn: 20_040_731, backlogs: null },
          now,
        )
      await facts.projectAll(new AbortController().signal)
    },
  }
}
