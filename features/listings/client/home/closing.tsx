import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { homeRequest } from '../requests'
import { ClosingCard } from './closing-card'
import { Rail } from './rail'
import { useHomeLists } from './use-home-lists'

/** Those whose time runs out within a week, the soonest first. */
function Closing() {
  const t = useText()
  const language = useLanguage()
  const lists = useHomeLists()
  if (!lists || lists.closingSoon.length === 0) return null
  const more = {
    href: '/all-opportunities',
    label: t('listings.seeAllOf', { count: formatNumber(lists.closingCount, language) }),
  }
  return (
    <Rail id="closing" title={t('listings.closing.title')} says={t('listings.closing.says')} more={more}>
      {lists.closingSoon.map((listing) => (
        <ClosingCard key={listing.id} listing={listing} now={lists.now} among={lists.ids} />
      ))}
    </Rail>
  )
}

export const section: HomeSectionModule = { Section: Closing, data: () => ({ home: homeRequest() }) }
