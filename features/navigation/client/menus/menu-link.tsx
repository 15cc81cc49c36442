import { ArrowUpRight, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { classNames, Hold, Icon, NewBadge, useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'
import type { MenuEntry } from '../../contract'
import { menuIcons } from './menu-icons'
import styles from './menu-link.module.css'
import { isCurrent } from './use-entries'

export interface MenuLinkProps {
  readonly entry: MenuEntry
  readonly size?: 18 | 20
  /** An arrow at the end: it opens a level of its own. */
  readonly deeper?: boolean
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** One entry of a menu as a row: its mark, its words, "New", and where it leads. */
export function MenuLink({ entry, size = 18, deeper, onClick }: MenuLinkProps) {
  const t = useText()
  const { path } = useUrl()
  const { href, label, words, note, icon, hold, isNew, newTab, inert } = entry
  const here = isCurrent(href, path)
  const body = (
    <>
      {hold ? <Hold kind={hold} size={22} /> : icon ? <Icon of={menuIcons[icon]} size={size} /> : null}
      <span className={styles.words}>
        <span className={styles.label}>{words ?? t(label)}</span>
        {note ? <span className={styles.note}>{t(note)}</span> : null}
      </span>
      {isNew ? <NewBadge /> : null}
      {newTab ? <Icon of={ArrowUpRight} size={14} /> : deeper ? <Icon of={ChevronRight} size={16} /> : null}
    </>
  )
  if (inert) return <span className={classNames(styles.row, styles.inert)}>{body}</span>
  return (
    <Link
      href={href}
      className={classNames(styles.row, here && styles.on)}
      aria-current={here ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(onClick && { onClick })}
    >
      {body}
    </Link>
  )
}
