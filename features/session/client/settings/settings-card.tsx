import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, Icon } from '../../../ui/kit'
import styles from './settings.module.css'

interface SettingsCardProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** At the foot, for what concerns all rows. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A head, rows, and at most one bar at the foot. */
export function SettingsCard({ title, text, footer, children }: SettingsCardProps) {
  return (
    <Card as="section" pad="none" className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      {children}
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </Card>
  )
}

interface SettingRowProps {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly more?: ReactNode
  /** The row's one control. */
  readonly control?: ReactNode
  /** Below the row: what opens. */
  readonly children?: ReactNode
}

export function SettingRow({ icon, title, text, more, control, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icon} size={18} />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{title}</b>
        {text ? <p className={styles.text}>{text}</p> : null}
        {more ? <p className={styles.more}>{more}</p> : null}
      </div>
      {control ? <div className={styles.control}>{control}</div> : null}
      {children ? <div className={styles.below}>{children}</div> : null}
    </div>
  )
}
