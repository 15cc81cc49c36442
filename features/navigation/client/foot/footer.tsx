import { Brand, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { footParts, type MenuGroup } from '../../contract'
import { linksRequest } from '../links/requests'
import { useSetEntries } from '../links/use-set-entries'
import { useEntries } from '../menus/use-entries'
import { PlacedParts } from '../placed-parts'
import { BrandLinks } from './brand-links'
import styles from './footer.module.css'
import { LegalLine } from './legal-line'

/** Drawn with the first paint: the footer does not grow later. */
export const parts = [footParts]
export const data = () => ({ links: linksRequest() })

const COLUMNS: readonly (readonly [group: MenuGroup, label: string])[] = [
  ['opportunities', 'navigation.foot.opportunities'],
  ['grow', 'navigation.foot.grow'],
  ['employers', 'navigation.foot.employers'],
  ['company', 'navigation.company'],
  ['programmes', 'navigation.foot.programmes'],
]

/** The foot of a page (spec §2.4): every link by column, what features put beside them, and the legal line; on a phone the line alone. */
export function Part() {
  const t = useText()
  const entries = [...useEntries('footer'), ...useSetEntries('footer')]
  const columns = COLUMNS.map(([group, label]) => ({ label, own: entries.filter((each) => each.group === group) }))
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <div className={styles.full}>
          <div className={styles.lead}>
            <Link href="/" aria-label={t('navigation.home')} className={styles.brand}>
              <Brand onWall />
            </Link>
            <PlacedParts of={footParts} place="lead" />
            <p>{t('navigation.salesHoursLong')}</p>
          </div>
          {columns
            .filter(({ own }) => own.length > 0)
            .map(({ label, own }) => (
              <nav key={label} aria-label={t(label)}>
                <p className={styles.title} aria-hidden="true">
                  {t(label)}
                </p>
                <ul className={styles.links}>
                  {own.map((entry) => (
                    <li key={entry.id}>
                      <Link
                        href={entry.href}
                        className={styles.link}
                        {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
                      >
                        {entry.words ?? t(entry.label)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <BrandLinks />
        <PlacedParts of={footParts} place="strip" />
        <LegalLine />
      </div>
    </footer>
  )
}
