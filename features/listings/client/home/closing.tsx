import { useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { homeRequest } from '../requests'
import { ClosingCard } from './closing-card'
import { Rail } from './rail'
import { useHomeLists } from './use-home-lists'

/** Those whose time runs out within a week, the soonest first. */
function Closing() {
  const t = useText()
  const lists = useHomeLists()
  if (!lists || lists.closingSoon.length === 0) return null
  const more = { href: '/all-opportunities?sort=deadline', label: t('listings.closing.all') }
  const says = t('listings.closing.says', { count: lists.closingCount })
  return (
    <Rail id="closing" title={t('listings.closing.title')} says={says} more={more} stacked>
      {lists.closingSoon.map((listing) => (
        <ClosingCard key={listing.id} listing={listing} now={lists.now} among={lists.ids} />
      ))}
    </Rail>
  )
}

export const section: HomeSectionModule = { Section: Closing, data: () => ({ home: homeRequest() }) }
