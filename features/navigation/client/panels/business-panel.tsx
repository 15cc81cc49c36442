import { useRef, useState } from 'react'
import { Link } from '../../../web/kit'
import { buttonClass, Segmented, useText } from '../../../ui/kit'
import type { PanelProps } from '../../contract'
import { useBusinessEntries } from '../menus/use-business-entries'
import { useBusinessName } from '../menus/use-business-name'
import { BusinessColumns } from './business-columns'
import styles from './business-panel.module.css'
import { ProductColumn } from './product-column'
import { TopSheet } from './top-sheet'
import { useLevelFocus } from './use-level-focus'

const SALES = '/about/contact-us'
const NARROW_PX = 420

/** For Business, or Explore More (spec §2.1): products with their sub-panels, resources and the company, in columns; on a phone one level at a time. */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const { products, columns } = useBusinessEntries()
  const name = useBusinessName()
  const [chosen, choose] = useState<string>()
  const [isDeep, setDeep] = useState(false)
  const levels = useRef<HTMLDivElement>(null)
  useLevelFocus(levels, isDeep, chosen)
  const [part, setPart] = useState<'products' | 'resources'>(products.length > 0 ? 'products' : 'resources')
  const product = products.find(({ entry }) => entry.href === chosen) ?? products.find(({ under }) => under.length > 0)
  const hasSales = columns.some(({ entries }) => entries.some(({ href }) => href === SALES))
  const hasBoth = products.length > 0 && columns.length > 0
  return (
    <TopSheet
      label={isDeep && product ? (product.entry.words ?? t(product.entry.label)) : t(name)}
      onClose={onClose}
      onBack={isDeep ? () => setDeep(false) : undefined}
      fullScreen
      {...(products.length === 0 && { width: NARROW_PX, atEnd: true })}
    >
      <div ref={levels} className={styles.columns} data-part={part} data-level={isDeep ? 2 : 1}>
        {hasBoth && (
          <div className={styles.parts}>
            <Segmented
              full
              label={t(name)}
              value={part}
              options={[
                { value: 'products', label: t('navigation.products') },
                { value: 'resources', label: t('navigation.resources') },
              ]}
              onChange={setPart}
            />
          </div>
        )}
        {products.length > 0 && (
          <ProductColumn
            products={products}
            product={product}
            onChoose={choose}
            onDeeper={() => setDeep(true)}
            onClose={onClose}
          />
        )}
        <div className={styles.side}>
          <BusinessColumns columns={columns} onClose={onClose} />
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
