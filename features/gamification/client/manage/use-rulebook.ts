import { useMutation, useQueryClient } from '@tanstack/react-query'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { Badge, BadgeContent, ReplayAnswer, Rule, RuleContent } from '../../contract/wire-admin'
import { API } from '../requests'

const RULES = `${API}/rules`
const BADGES = `${API}/badges`

/** What can be done with rules and badges; the page is asked for anew after each. */
export function useRulebook() {
  const http = useService(httpClient)
  const queries = useQueryClient()
  const onSettled = () => forget(queries, API)
  const saveRule = useMutation({
    mutationFn: async ({ rule, content }: { rule: Rule | undefined; content: RuleContent }) => {
      if (rule) await http.put(`${RULES}/${rule.id}`, { content, version: rule.version })
      else await http.post(RULES, content)
    },
    onSettled,
  })
  const saveBadge = useMutation({
    mutationFn: async ({ badge, content }: { badge: Badge | undefined; content: BadgeContent }) => {
      const { slug: _, levels: __, ...words } = content
      if (badge) await http.put(`${BADGES}/${badge.id}`, { content: words, version: badge.version })
      else await http.post(BADGES, content)
    },
    onSettled,
  })
  return { saveRule, saveBadge }
}

/** Of one rule: tries it, switches it. */
export function useRule({ id, version }: Rule) {
  const http = useService(httpClient)
  const queries = useQueryClient()
  const onSettled = () => forget(queries, RULES)
  const replay = useMutation({
    mutationFn: async () => (await http.post<ReplayAnswer>(`${RULES}/${id}/replay`)).data,
    onSettled,
  })
  const turn = useMutation({
    mutationFn: (isOn: boolean) => http.put(`${RULES}/${id}/switch`, { isOn, version }),
    onSettled,
  })
  return { replay, turn }
}
