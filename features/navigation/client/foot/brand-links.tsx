import { useText } from '../../../ui/kit'
import { useSetLinks } from '../links/use-set-entries'
import { type LinkSlot, linkSlots } from '../../contract'
import styles from './brand-links.module.css'

const KINDS = [
  ['social', 'navigation.foot.follow'],
  ['store', 'navigation.foot.apps'],
] as const

/** Social media and app stores (spec §2.4), those that an admin has set. */
export function BrandLinks() {
  const links = useSetLinks()
  const shown = KINDS.map(([kind, label]) => ({
    label,
    own: linkSlots.filter((slot) => slot.kind === kind && links[slot.id]),
  })).filter(({ own }) => own.length > 0)
  if (shown.length === 0) return null
  return (
    <div className={styles.strip}>
      {shown.map(({ label, own }) => (
        <Brands key={label} label={label} slots={own} />
      ))}
    </div>
  )
}

function Brands({ label, slots }: { readonly label: string; readonly slots: readonly LinkSlot[] }) {
  const t = useText()
  const links = useSetLinks()
  return (
    <nav className={styles.row} aria-label={t(label)}>
      <p className={styles.title} aria-hidden="true">
        {t(label)}
      </p>
      <ul className={styles.links}>
        {slots.map(({ id, brand }) => (
          <li key={id}>
            <a className={styles.link} href={links[id]?.href} target="_blank" rel="noopener noreferrer">
              {brand}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
