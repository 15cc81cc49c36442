import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useId } from '../../../web/kit'
import { classNames } from '../class-names'
import { formatNumber } from '../format/numbers'
import { useLanguage } from '../text/text-context'
import styles from './tabs.module.css'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  readonly count?: number | undefined
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs for screen readers. */
  readonly label: string
  readonly tabs: readonly TabItem<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** What the chosen tab shows. */
  readonly children?: ReactNode
}

/** Parts of one thing, one at a time; arrow keys choose. Where each part has its own address, use `NavTabs`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const language = useLanguage()
  const id = useId()
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${id}${next.id}`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={children === undefined ? undefined : `${id}panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={classNames(styles.tab, tab.id === value && styles.on)}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{formatNumber(tab.count, language)}</span>}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div id={`${id}panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}${value}`} tabIndex={0}>
          {children}
        </div>
      )}
    </>
  )
}

export interface NavTabsProps {
  readonly label: string
  readonly tabs: readonly (TabItem<string> & { readonly href: string })[]
  /** Id of the tab that this page is, or that is read on it. */
  readonly current: string | undefined
}

/** Tabs that are links: each part has its own address, or its place on this page. */
export function NavTabs({ label, tabs, current }: NavTabsProps) {
  const language = useLanguage()
  const row = useRef<HTMLElement>(null)
  const isCounted = tabs.some(({ count }) => count !== undefined)
  // Where they do not fit, as on a phone, the one that is on is seen; counts that arrive make them wider.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- both are when, not what
  useEffect(() => {
    const here = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row.current || !here) return
    const { left, width } = row.current.getBoundingClientRect()
    row.current.scrollLeft += here.left - left - (width - here.width) / 2
  }, [current, isCounted])
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={tab.href}
          aria-current={tab.id !== current ? undefined : tab.href.includes('#') ? 'location' : 'page'}
          className={classNames(styles.tab, tab.id === current && styles.on)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className={styles.count}>{formatNumber(tab.count, language)}</span>}
        </a>
      ))}
    </nav>
  )
}
