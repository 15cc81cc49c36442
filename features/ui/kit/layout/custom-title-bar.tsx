import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import styles from './custom-title-bar.module.css'

export interface CustomTitleBarProps {
  /** The page's heading. */
  readonly title: string
  /** Where the arrow leads, and its name. */
  readonly back: { readonly href: string; readonly label: string }
  /** Before the title: a hold, a logo. */
  readonly mark?: ReactNode
  /** After it: whether what was written is safe, how much time is left. */
  readonly state?: ReactNode
  /** The way out; not on a phone, where the arrow is it. */
  readonly leave?: ReactNode
  /** To the edges of the window, over a workbench of columns. */
  readonly wide?: boolean
}

/**
 * The top bar in its custom-title mode (spec §2.1): a title in place of logo, search and links. A page whose chrome says
 * `header: 'title'` draws it first.
 */
export function CustomTitleBar({ title, back, mark, state, leave, wide }: CustomTitleBarProps) {
  return (
    <header className={styles.bar}>
      <div className={classNames(styles.inner, wide && styles.wide)}>
        <a className={styles.back} href={back.href} aria-label={back.label}>
          <Icon of={ArrowLeft} size={20} />
        </a>
        {mark}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {state}
        {leave ? <span className={styles.leave}>{leave}</span> : null}
      </div>
    </header>
  )
}
