import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { useText } from '../text/text-context'
import { Hold } from './hold'
import type { HoldKind } from '../../contract/index'
import styles from './tag.module.css'

export type TagTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'signal' | 'primary' | 'outline'

export interface TagProps {
  readonly tone?: TagTone
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

/** A state in a word; colour never says it alone. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, tone !== 'neutral' && styles[tone])}>
      {icon ? <Icon of={icon} size={14} /> : null}
      {children}
    </span>
  )
}

/** A kind by its hold, its colour and its name. */
export function KindTag({ kind, children }: { readonly kind: HoldKind; readonly children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, styles[kind])}>
      <Hold kind={kind} size={14} />
      {children}
    </span>
  )
}

export function ProBadge() {
  return <span className={styles.pro}>PRO</span>
}

export function NewBadge() {
  return <span className={styles.new}>{useText()('ui.new')}</span>
}

/** A key on the keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
