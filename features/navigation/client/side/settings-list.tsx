import { useLayoutEffect, useRef } from 'react'
import { classNames, useText } from '../../../ui/kit'
import { useKernel, useUrl } from '../../../web/kit'
import { MenuLink } from '../menus/menu-link'
import { useEntries } from '../menus/use-entries'
import { SettingsPicker } from './settings-picker'
import styles from './settings-list.module.css'

/** Beside a page of one's settings: all of them, by whichever features are on. On a tablet a row above it, on a phone one field. */
export function Part() {
  const t = useText()
  const { subject } = useKernel()
  const entries = useEntries('settings')
  const { path } = useUrl()
  const links = useRef<HTMLDivElement>(null)

  // Where it is a row, the open one stands in its middle, also when it was beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or entries that came later, have another place
  useLayoutEffect(() => {
    const here = links.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (here && links.current)
      links.current.scrollLeft = here.offsetLeft - (links.current.clientWidth - here.offsetWidth) / 2
  }, [path, entries.length])

  if (!subject) return <div className={classNames(styles.list, styles.waiting)} aria-hidden="true" />
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('navigation.settings')} className={styles.list}>
      <div ref={links} className={styles.links}>
        {entries.map((entry) => (
          <MenuLink key={entry.id} entry={entry} />
        ))}
      </div>
      <div className={styles.picker}>
        <SettingsPicker entries={entries} />
      </div>
    </nav>
  )
}
