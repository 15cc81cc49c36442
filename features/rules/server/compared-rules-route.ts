import type { Opportunities } from '../../listings/contract'
import { endpoint } from '../../web/contract'
import type { EligibilityRules } from '../contract'
import { ComparedRules, ComparedRulesQuery } from '../contract/wire'
import { shownOf } from './shown'

/** For an address that names several: one that outlived some of them asks for no page that is gone. */
export function comparedRulesRoute(opportunities: Opportunities, rules: EligibilityRules) {
  return endpoint({
    id: 'rules.compared',
    method: 'GET',
    path: '/api/rules/compared',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { query: ComparedRulesQuery },
    response: { 200: ComparedRules },
    summary: 'Who may take part in each of these, rule by rule; what is there no more, or not to be seen, is left out.',
    async handle({ query, subject }) {
      const ids = [...new Set(query.ids.split(',').map(Number))]
      const shown = await opportunities.eligibilities(ids, subject)
      const items = shown.map(async ({ id, eligibility }) => {
        const { conditions } = await rules.rulesOf({ id, eligibility })
        return { opportunityId: id, conditions: conditions.map(shownOf), note: eligibility.note?.trim() || null }
      })
      return { items: await Promise.all(items) }
    },
  })
}
