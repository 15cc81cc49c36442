import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import type { EligibilityRules } from '../contract'
import { OwnVerdicts, OwnVerdictsQuery } from '../contract/wire'

/** For the rows of a list, a page of them at a time: lists themselves know nobody, so that they can be kept for all. */
export function ownVerdictsRoute(opportunities: Opportunities, rules: EligibilityRules) {
  return endpoint({
    id: 'rules.own-verdicts',
    method: 'GET',
    path: '/api/rules/own',
    access: [signedIn()],
    request: { query: OwnVerdictsQuery },
    response: { 200: OwnVerdicts },
    summary:
      'Whether the caller may take part in each of these, and in how many rules they fail; what they may not see is left out.',
    async handle({ query, subject }) {
      const ids = [...new Set(query.ids.split(',').map(Number))]
      const shown = await opportunities.eligibilities(ids, subject)
      const judged = await rules.judgeAll(shown, personOf(subject).id)
      return {
        items: judged.map(({ verdict, lines }, at) => {
          const open = lines.find((line) => line.verdict === 'unknown')
          return {
            opportunityId: shown[at]?.id ?? 0,
            verdict,
            rules: lines.length,
            notMet: lines.filter((line) => line.verdict === 'not-met').length,
            unknown: open?.condition.fact ?? null,
            isUnread: open !== undefined && open.yours !== null,
            hasNote: Boolean(shown[at]?.eligibility.note?.trim()),
            isFull: shown[at]?.isFull === true,
          }
        }),
      }
    },
  })
}
