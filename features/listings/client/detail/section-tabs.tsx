import { useRef } from 'react'
import { LazyPart, useAlive } from '../../../web/kit'
import styles from './section-tabs.module.css'

const load = () => import('./section-links')

/**
 * The strip that leads to a page's sections. Which of them have something to show is known when they stand on the page, so that it keeps its room
 * until the page is alive.
 */
export function SectionTabs() {
  const strip = useRef<HTMLDivElement>(null)
  const isAlive = useAlive()
  return (
    <div ref={strip} className={styles.strip}>
      {isAlive ? (
        <LazyPart feature="listings" load={load} draw={({ SectionLinks }) => <SectionLinks strip={strip} />} />
      ) : null}
    </div>
  )
}
