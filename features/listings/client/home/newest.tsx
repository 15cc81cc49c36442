import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import type { HomeSectionModule } from '../../../web/contract'
import { kindById } from '../kind-of'
import { homeRequest } from '../requests'
import { NewCard } from './new-card'
import { Rail } from './rail'
import { useHomeLists } from './use-home-lists'
import styles from './rail.module.css'

/** What was published last, of the kinds that people look for most. */
function Newest() {
  const t = useText()
  const language = useLanguage()
  const lists = useHomeLists()
  const rails = lists?.newest.map(({ kind: id, items }) => {
    const kind = kindById(id)
    if (!kind || items.length === 0) return null
    const open = lists.counts.find((each) => each.kind === id)?.open ?? 0
    const more = {
      href: `${kind.listingPath}?sort=newest`,
      label: t('listings.seeAllOf', { count: formatNumber(open, language) }),
    }
    return (
      <Rail key={id} id={`new-${id}`} title={t(`listings.newest.${id}`)} more={more}>
        {items.map((listing) => (
          <NewCard key={listing.id} listing={listing} now={lists.now} among={lists.ids} />
        ))}
      </Rail>
    )
  })
  return rails?.some(Boolean) ? <div className={styles.rails}>{rails}</div> : null
}

export const section: HomeSectionModule = { Section: Newest, data: () => ({ home: homeRequest() }) }
