import { useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { ShownRules } from '../../contract/wire'
import { rulesRequest } from '../requests'
import { useRuleWords } from '../use-words'

function useRulesOf(id: number | undefined): ShownRules | undefined {
  return useData(rulesRequest(id ?? 0), { enabled: id !== undefined }).data
}

/** The rules of opportunities side by side, in words; at most four are compared, so that many are asked for, or none. */
export function useLines([first, second, third, fourth]: readonly number[]) {
  const t = useText()
  const { sentence } = useRuleWords()
  const all = [useRulesOf(first), useRulesOf(second), useRulesOf(third), useRulesOf(fourth)]
  return all.map((rules) => {
    if (!rules) return undefined
    const lines = [...rules.conditions.map(sentence), ...(rules.note ? [rules.note] : [])]
    return lines.length > 0 ? lines : [t('rules.everybody')]
  })
}
