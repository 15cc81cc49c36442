import { useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { comparedRulesRequest } from '../requests'
import { useRuleWords } from '../use-words'

/** The rules of opportunities side by side, in words; none of those that are there no more. */
export function useLines(ids: readonly number[]) {
  const t = useText()
  const { sentence } = useRuleWords()
  const { data } = useData(comparedRulesRequest(ids), { enabled: ids.length > 0, keepPrevious: true })
  return ids.map((id) => {
    const rules = data?.items.find(({ opportunityId }) => opportunityId === id)
    if (!rules) return undefined
    const lines = [...rules.conditions.map(sentence), ...(rules.note ? [rules.note] : [])]
    return lines.length > 0 ? lines : [t('rules.everybody')]
  })
}
