import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { classNames, Icon, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { MenuLink } from '../menus/menu-link'
import type { BusinessEntries } from '../menus/use-business-entries'
import styles from './business-panel.module.css'

/** Where one level is shown at a time (spec §9). */
const PHONE = '(max-width: 767px)'

type Product = BusinessEntries['products'][number]

interface ProductColumnProps {
  readonly products: readonly Product[]
  /** Whose sub-panel stands open. */
  readonly product: Product | undefined
  readonly onChoose: (href: string) => void
  /** On a phone: shows what the chosen one holds, in place of all. */
  readonly onDeeper: () => void
  readonly onClose: () => void
}

/** The products, and beside them what the chosen one holds. Pointing or focusing chooses; a product without more is a plain link. */
export function ProductColumn({ products, product, onChoose, onDeeper, onClose }: ProductColumnProps) {
  const t = useText()

  function follow(event: MouseEvent, { entry, under }: Product) {
    if (under.length === 0 || !matchMedia(PHONE).matches) return onClose()
    event.preventDefault()
    onChoose(entry.href)
    onDeeper()
  }

  return (
    <>
      <nav aria-label={t('navigation.products')} className={styles.products}>
        <p className={styles.title} aria-hidden="true">
          {t('navigation.products')}
        </p>
        {products.map(({ entry, under }) => (
          <div
            key={entry.id}
            className={classNames(product?.entry === entry && styles.chosen)}
            onPointerEnter={() => under.length > 0 && onChoose(entry.href)}
            onFocus={() => under.length > 0 && onChoose(entry.href)}
          >
            <MenuLink
              entry={entry}
              size={20}
              deeper={under.length > 0}
              onClick={(event) => follow(event, { entry, under })}
            />
          </div>
        ))}
      </nav>
      {product && product.under.length > 0 && (
        <nav aria-labelledby="product-title" className={styles.product} data-second-level="">
          <div className={styles.head}>
            <h3 id="product-title">{product.entry.words ?? t(product.entry.label)}</h3>
            <Link href={product.entry.href} className={styles.all} onClick={onClose}>
              {t('navigation.seeAll')}
              <Icon of={ArrowRight} size={16} />
            </Link>
          </div>
          <div className={styles.grid}>
            {product.under.map((entry) => (
              <MenuLink key={entry.id} entry={entry} size={20} onClick={onClose} />
            ))}
          </div>
        </nav>
      )}
    </>
  )
}
