import type { Admission, Opportunities } from '../../listings/contract'
import type { EligibilityRules } from '../contract'

/** Who was invited by address may see what is by invitation; where nobody was, nobody is. */
export function invitedAdmission(opportunities: Opportunities, rules: EligibilityRules): Admission {
  return {
    id: 'rules.invited',
    async admits(opportunityId, personId) {
      const opportunity = await opportunities.find(opportunityId)
      if (!opportunity) return false
      const { lines } = await rules.judge(opportunity, personId)
      const invitations = lines.filter(({ condition }) => condition.fact === 'invited')
      return invitations.length > 0 && invitations.every(({ verdict }) => verdict === 'met')
    },
  }
}
