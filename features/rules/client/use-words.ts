import { useText } from '../../ui/kit'
import type { Condition, Fact } from '../contract'
import type { ShownCondition } from '../contract/wire'

/** Facts whose values are words of the house; others are what people typed. */
const named: readonly Fact[] = ['audience', 'degree', 'stream', 'gender', 'kind']
/** Years are no quantities: no comma in 2,027. */
const plain: readonly Fact[] = ['graduationYear']

/** Rules and values as the reader says them. */
export function useRuleWords() {
  const t = useText()
  const number = (fact: Fact, value: number) => (plain.includes(fact) ? String(value) : value)
  const word = (fact: Fact, value: string) => (named.includes(fact) ? t(`rules.value.${fact}.${value}`) : value)

  function list(fact: Fact, values: readonly string[], type: 'disjunction' | 'conjunction'): string {
    const words = values.map((value) => word(fact, value))
    const last = words.at(-1) ?? ''
    // By hand: the browser's first list formatter costs a page that comes alive some 30 ms on a slow phone.
    return words.length < 2 ? last : t(`rules.list.${type}`, { most: words.slice(0, -1).join(', '), last })
  }

  /** "CGPA of 7.5 or more". */
  function sentence({ fact, anyOf, from, to, reason }: ShownCondition): string {
    if (fact === 'invited') return t('rules.say.invited')
    if (fact === 'gender') return t('rules.say.gender', { reason: reason ?? '' })
    if (anyOf) return t(`rules.say.${fact}`, { list: list(fact, anyOf, 'disjunction') })
    if (from !== undefined && from === to) return t(`rules.say.${fact}.same`, { number: number(fact, from) })
    if (from !== undefined && to !== undefined)
      return t(`rules.say.${fact}.between`, { from: number(fact, from), to: number(fact, to) })
    const end = from === undefined ? 'to' : 'from'
    return t(`rules.say.${fact}.${end}`, { number: number(fact, from ?? to ?? 0) })
  }

  /** What the person has of it: "7.9", "final year, fresher". */
  function yours(fact: Fact, words: readonly string[], value: number | null): string {
    if (value !== null) return t(`rules.yours.${fact}`, { number: number(fact, value) })
    if (fact === 'audience') return words.map((each) => t(`rules.yours.audience.${each}`)).join(', ')
    return fact === 'invited' ? '' : list(fact, words, 'conjunction')
  }

  return { sentence, yours, word, ofRule: (condition: Condition) => sentence(condition as ShownCondition) }
}
