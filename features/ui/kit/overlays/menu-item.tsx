import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../web/kit'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { Hold } from '../marks/hold'
import type { HoldKind } from '../../contract/index'
import styles from './floating.module.css'

export interface MenuEntry {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: LucideIcon
  /** A content kind's mark instead of an icon. */
  readonly hold?: HoldKind
  /** Opens in a new tab, without a hold on ours. */
  readonly newTab?: boolean
  /** A second line; for one that is off, the reason. */
  readonly note?: ReactNode
  readonly href?: string
  readonly onSelect?: () => void
  /** Makes it one of a choice, on or off. */
  readonly checked?: boolean
  /** Keeps its focus, so that the reason in `note` is heard. */
  readonly disabled?: boolean
  readonly danger?: boolean
}

export function MenuItem({ entry, onChosen }: { readonly entry: MenuEntry; readonly onChosen: () => void }) {
  const { label, icon, hold, newTab, note, href, onSelect, checked, disabled, danger } = entry
  const look = classNames(styles.item, checked && styles.checked, danger && styles.danger)
  const role = checked === undefined ? 'menuitem' : 'menuitemradio'
  const state = { role, tabIndex: -1, className: look, 'aria-checked': checked, 'aria-disabled': disabled || undefined }
  const body = (
    <>
      {hold ? <Hold kind={hold} size={22} /> : icon ? <Icon of={icon} /> : null}
      <span className={styles.words}>
        {label}
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {checked ? <Icon of={Check} size={16} /> : null}
    </>
  )
  function choose() {
    if (disabled) return
    onChosen()
    onSelect?.()
  }
  if (href && !disabled) {
    return (
      <Link {...state} href={href} onClick={choose} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {body}
      </Link>
    )
  }
  return (
    <button type="button" {...state} onClick={choose}>
      {body}
    </button>
  )
}
