import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import styles from './banner.module.css'

export interface BannerProps {
  readonly tone: 'offline' | 'info' | 'signal' | 'warning'
  readonly icon?: LucideIcon
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Said at once and over everything else: offline, session expired. */
  readonly urgent?: boolean
}

/** A line across the page, above the top bar; on a phone its words and its buttons stand in two rows. */
export function Banner({ tone, icon, children, actions, urgent }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={urgent ? 'alert' : 'status'}>
      {icon ? <Icon of={icon} /> : null}
      <div className={styles.words}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
