import type { ReactNode } from 'react'
import { useText } from '../../../ui/kit'
import { Link, useHasPage } from '../../../web/kit'
import { useSetLinks } from '../links/use-set-entries'
import { type LinkSlot, linkSlots } from '../../contract'
import styles from './brand-links.module.css'

const KINDS = [
  ['social', 'navigation.foot.follow'],
  ['store', 'navigation.foot.apps'],
  ['payment', 'navigation.foot.payments'],
  ['certificate', 'navigation.foot.certificates'],
] as const

/** Social media, app stores, ways to pay and certificates (spec §2.4), those that an admin has set and that lead somewhere. */
export function BrandLinks() {
  const links = useSetLinks()
  const hasPage = useHasPage()
  const isShown = ({ id }: LinkSlot) => {
    const href = links[id]?.href
    return href !== undefined && hasPage(href)
  }
  const shown = KINDS.map(([kind, label]) => ({
    label,
    own: linkSlots.filter((slot) => slot.kind === kind && isShown(slot)),
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
            <BrandLink href={links[id]?.href ?? '/'}>{brand}</BrandLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BrandLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const isElsewhere = !href.startsWith('/')
  return (
    <Link href={href} className={styles.link} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </Link>
  )
}
