import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import styles from './note.module.css'

export type NoteTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const ICONS: Readonly<Record<NoteTone, LucideIcon>> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

export interface NoteProps {
  readonly tone?: NoteTone
  readonly icon?: LucideIcon
  /** Says it to a screen reader at once, for what appears after an action. */
  readonly live?: boolean
  readonly children: ReactNode
}

/** A sentence that belongs to what is around it. */
export function Note({ tone = 'neutral', icon, live, children }: NoteProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames(styles.note, tone !== 'neutral' && styles[tone])} role={role}>
      <Icon of={icon ?? ICONS[tone]} size={16} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
