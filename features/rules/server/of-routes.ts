import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { type EligibilityRules, type Line, teamRulesOf } from '../contract'
import { OpportunityParams, OwnVerdict, ShownRules } from '../contract/wire'
import { shownOf } from './shown'

export function rulesRoute(opportunities: Opportunities, rules: EligibilityRules) {
  return endpoint({
    id: 'rules.of',
    method: 'GET',
    path: '/api/rules/of/:opportunityId',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: ShownRules },
    summary: 'Who may take part in an opportunity, rule by rule, and what its teams must be.',
    async handle({ params: { opportunityId }, subject }) {
      const opportunity = await opportunities.getShown(opportunityId, subject)
      const { version, conditions, team } = await rules.rulesOf(opportunity)
      const note = opportunity.eligibility.note?.trim() || null
      return { opportunityId, version, conditions: conditions.map(shownOf), team: teamRulesOf(opportunity, team), note }
    },
  })
}

function lineOf({ condition, verdict, yours }: Line) {
  const isSecret = condition.fact === 'invited'
  return {
    condition: shownOf(condition),
    verdict,
    yourWords: yours instanceof Array && !isSecret ? [...yours] : [],
    yourNumber: typeof yours === 'number' ? yours : null,
  }
}

export function ownVerdictRoute(opportunities: Opportunities, rules: EligibilityRules) {
  return endpoint({
    id: 'rules.own-verdict',
    method: 'GET',
    path: '/api/rules/of/:opportunityId/own',
    strangers: 'same',
    access: [signedIn()],
    request: { params: OpportunityParams },
    response: { 200: OwnVerdict },
    summary: 'Whether the caller may take part: each rule met, not met or not known, with what the caller has.',
    async handle({ params: { opportunityId }, subject }) {
      const opportunity = await opportunities.getShown(opportunityId, subject)
      const { version, verdict, lines } = await rules.judge(opportunity, personOf(subject).id)
      return { opportunityId, version, verdict, lines: lines.map(lineOf) }
    },
  })
}
