import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock, Database } from '../../data/contract'
import type { Facet } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import {
  createManyRules,
  eligibleFacet,
  type ManyRules,
  rulesOfEligibility,
  type RuleSet,
  todayOf,
  type Verdict,
} from '../contract'
import type { PersonFacts } from './person-facts'
import { findLatestOf } from './rule-set-queries'
import type { RulesTables } from './tables'

type Value = keyof typeof eligibleFacet.values
/** What each verdict is called in addresses; what somebody misses by more than a little has no name there. */
const shown = { met: 'yes', unknown: 'perhaps' } as const satisfies Partial<Record<Verdict, Value>>

/** Names that the verdicts of all who are kept hold together: 16 MB. */
const MOST_NAMES = 2_000_000
type Sorted = Readonly<Record<Value, readonly string[]>>

/** A person before so many of the names: names are only ever added to a list of them. */
interface Judged {
  readonly count: number
  readonly sorted: Sorted
}

/** Rules by a short name: opportunities whose rules are the same share it, and a person is judged once for all of them. */
function createNames() {
  const byText = new Map<string, string>()
  const sets = new Map<string, RuleSet>()
  /** By a list of names, which only grows: the rules of each in turn. */
  const inOrder = new WeakMap<readonly string[], ManyRules>()

  return {
    nameOf(text: string, rules: () => RuleSet): string {
      const known = byText.get(text)
      if (known) return known
      const made = rules()
      const name = createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 16)
      byText.set(text, name)
      sets.set(name, made)
      return name
    },
    rulesOf(names: readonly string[]): ManyRules {
      const rules = inOrder.get(names) ?? createManyRules()
      while (rules.size < names.length) rules.add(sets.get(names[rules.size] as string) ?? [])
      inOrder.set(names, rules)
      return rules
    },
  }
}

/**
 * "Eligible for me" in lists: opportunities are filed by the name of their rules, and whoever asks is judged by the same rule as on the page,
 * once for each name. So a list and a page cannot differ, and asking costs as much as any other filter.
 */
export function createEligibleFacet(database: Database, facts: PersonFacts, clock: Clock): Facet {
  const names = createNames()
  /** What organizers added, by opportunity, as lists were last told. */
  const added = new Map<number, RuleSet>()
  const judged = new LRUCache<string, Judged>({
    maxSize: MOST_NAMES,
    sizeCalculation: ({ sorted }) => 1 + sorted.yes.length + sorted.perhaps.length + sorted.near.length,
  })
  /** Before which list of names they were judged. */
  let judgedBefore: readonly string[] | undefined

  return {
    ...eligibleFacet,
    async prepare(ids) {
      const found = await findLatestOf(database.of<RulesTables>(), ids)
      for (const id of ids) {
        const rules = found.get(id)
        if (rules) added.set(id, rules)
        else added.delete(id)
      }
    },
    valuesOf({ id, eligibility }) {
      const own = added.get(id) ?? []
      // A note says nothing that can be judged, and is another one each time.
      const { note: _, ...rules } = eligibility
      return [names.nameOf(JSON.stringify([rules, own]), () => [...rulesOfEligibility(eligibility), ...own])]
    },
    async sortFor(subject, values) {
      const person = findPerson(subject)
      if (!person) return { yes: [], perhaps: [], near: [] }
      const [known, today] = [await facts.of(person.id), todayOf(clock.now())]
      const key = JSON.stringify([known, today.date])
      if (judgedBefore !== values) judged.clear() // lists were read anew
      judgedBefore = values
      const last = judged.get(key)
      if (last?.count === values.length) return last.sorted
      const sorted: Record<Value, string[]> = { yes: [], perhaps: [], near: [] }
      names.rulesOf(values).judge(known, today, (at, verdict, isNear) => {
        const value = verdict === 'not-met' ? isNear && 'near' : shown[verdict]
        if (value) sorted[value].push(values[at] as string)
      })
      judged.set(key, { count: values.length, sorted })
      return sorted
    },
  }
}
