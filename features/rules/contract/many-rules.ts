import type { Condition, RuleSet } from './conditions'
import type { Facts, Today } from './facts'
import { type Asked, ask, isNear, type Verdict, valuesOf } from './judge'

/** Many rule sets for many people: a condition that several of them ask is asked once of each person. */
export interface ManyRules {
  readonly size: number
  /** The next one in turn. */
  add(rules: RuleSet): void
  /** Each in turn, as `judge` and `isNear` say. */
  judge(facts: Facts, today: Today, hear: (at: number, verdict: Verdict, isNear: boolean) => void): void
}

const codes = { met: 0, unknown: 1, 'not-met': 2 } as const satisfies Record<Verdict, number>

/** Conditions are numbers here, one rule set after the other: thousands of sets are judged in the time of a statement. */
export function createManyRules(): ManyRules {
  const asked: Asked[] = []
  const numbers = new Map<string, number>()
  const conditions: number[] = []
  /** By rule set: where its conditions end. */
  const ends: number[] = []

  function numberOf(condition: Condition): number {
    const text = JSON.stringify(condition)
    const number = numbers.get(text) ?? asked.push(ask(condition)) - 1
    numbers.set(text, number)
    return number
  }

  return {
    get size() {
      return ends.length
    },
    add(rules) {
      conditions.push(...rules.map(numberOf))
      ends.push(conditions.length)
    },
    judge(facts, today, hear) {
      const person = valuesOf(facts, today)
      const answers = Uint8Array.from(asked, (each) => codes[each(person).verdict])
      for (let at = 0, from = 0; at < ends.length; at++) {
        const end = ends[at] as number
        let [unknown, missed] = [0, 0]
        for (let each = from; each < end; each++) {
          const answer = answers[conditions[each] as number]
          if (answer === codes['not-met']) missed++
          else if (answer === codes.unknown) unknown++
        }
        const verdict = missed > 0 ? 'not-met' : unknown > 0 ? 'unknown' : 'met'
        hear(at, verdict, isNear(end - from - unknown - missed, missed))
        from = end
      }
    },
  }
}
