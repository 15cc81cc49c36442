import type { DetailProps } from '../../contract'
import type { OpportunityDetail } from '../../contract/wire'

/** What blocks and buttons of other features are told of the opportunity. */
export function detailProps(opportunity: OpportunityDetail): DetailProps {
  const { id, kind, title, path, closesAt, standing, externalUrl } = opportunity
  return { opportunityId: id, kind, title, path, closesAt, externalUrl, isOpen: standing === 'open' }
}
