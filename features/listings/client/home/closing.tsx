import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { homeRequest } from '../requests'
import { ClosingCard } from './closing-card'
import { Rail } from './rail'

/** Those whose time runs out within a week, the soonest first. */
function Closing() {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(homeRequest())
  if (!data || data.closingSoon.length === 0) return null
  const more = {
    href: '/all-opportunities',
    label: t('listings.seeAllOf', { count: formatNumber(data.closingCount, language) }),
  }
  return (
    <Rail id="closing" title={t('listings.closing.title')} says={t('listings.closing.says')} more={more}>
      {data.closingSoon.map((listing) => (
        <ClosingCard key={listing.id} listing={listing} now={data.now} />
      ))}
    </Rail>
  )
}

export const section: HomeSectionModule = { Section: Closing, data: () => ({ home: homeRequest() }) }
