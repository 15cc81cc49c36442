import { useState } from 'react'
import { Link } from '../../../web/kit'
import { buttonClass, useText } from '../../../ui/kit'
import type { PanelProps } from '../../contract'
import { MenuLink } from '../menus/menu-link'
import { useBusinessEntries } from '../menus/use-business-entries'
import styles from './business-panel.module.css'
import { ProductColumn } from './product-column'
import { TopSheet } from './top-sheet'

const SALES = '/about/contact-us'

/** For Business (spec §2.1): products with their sub-panels, resources and the company, in columns; on a phone one level at a time. */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const { products, columns } = useBusinessEntries()
  const [chosen, choose] = useState<string>()
  const product = products.find(({ entry }) => entry.href === chosen) ?? products.find(({ under }) => under.length > 0)
  const hasSales = columns.some(({ entries }) => entries.some(({ href }) => href === SALES))
  return (
    <TopSheet label={t('navigation.business')} onClose={onClose} {...(products.length === 0 && { width: 420 })}>
      <div className={styles.columns}>
        {products.length > 0 && (
          <ProductColumn products={products} product={product} onChoose={choose} onClose={onClose} />
        )}
        <div className={styles.side}>
          {columns.map(({ label, entries }) => (
            <nav key={label} aria-label={t(label)}>
              <p className={styles.title} aria-hidden="true">
                {t(label)}
              </p>
              {entries.map((entry) => (
                <MenuLink key={entry.id} entry={entry} onClick={onClose} />
              ))}
            </nav>
          ))}
          {hasSales && (
            <div className={styles.sales}>
              <Link href={SALES} className={buttonClass({ variant: 'primary', full: true })} onClick={onClose}>
                {t('navigation.sales')}
              </Link>
              <p className={styles.hours}>{t('navigation.salesHours')}</p>
            </div>
          )}
        </div>
      </div>
    </TopSheet>
  )
}
