import { useEffect, useRef, useState } from 'react'
import { NavTabs, useText } from '../../../ui/kit'
import { useOnceAlive, useUrl } from '../../../web/kit'
import styles from './section-tabs.module.css'

interface Tab {
  readonly id: string
  readonly label: string
}

/** Fewer are seen at a glance. */
const FEWEST = 3

/**
 * The sections that this page has, to go to; the one that is read is marked. Which have something to show is known when they stand on the page, so
 * that the strip keeps its room until then.
 */
export function SectionTabs() {
  const t = useText()
  const { path } = useUrl()
  const strip = useRef<HTMLDivElement>(null)
  const onceAlive = useOnceAlive()
  const [tabs, setTabs] = useState<readonly Tab[]>([])
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const body = strip.current?.parentElement
    if (!body) return
    const sections = () => [...body.querySelectorAll<HTMLElement>('section[id^="section-"]')].filter(isShown)
    const read = () => {
      const found = sections().map(({ id, firstElementChild }) => ({ id, label: firstElementChild?.textContent ?? '' }))
      setTabs((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
      mark()
    }
    const mark = () => {
      const line = (strip.current?.getBoundingClientRect().bottom ?? 0) + MARGIN
      setCurrent(sections().findLast((section) => section.getBoundingClientRect().top <= line)?.id)
    }
    // Sections grow, come and empty with their answers.
    const sizes = new ResizeObserver(read)
    const listening = new AbortController()
    const undo = onceAlive(() => {
      sizes.observe(body)
      addEventListener('scroll', mark, { passive: true, signal: listening.signal })
    })
    return () => {
      undo()
      sizes.disconnect()
      listening.abort()
    }
  }, [onceAlive])

  useEffect(() => {
    const on = strip.current?.querySelector<HTMLElement>('[aria-current]')
    const nav = on?.parentElement
    if (on && nav) nav.scrollTo({ left: on.offsetLeft - nav.clientWidth / 2 + on.clientWidth / 2 })
  }, [current])

  return (
    <div ref={strip} className={styles.strip}>
      {tabs.length < FEWEST ? null : (
        <NavTabs
          label={t('listings.sections')}
          tabs={tabs.map((tab) => ({ ...tab, href: `${path}#${tab.id}` }))}
          current={current}
        />
      )}
    </div>
  )
}

/** How far below the strip a section's heading stands when one went to it, in pixels. */
const MARGIN = 40

/** A section that has nothing to show is not displayed. */
const isShown = (section: HTMLElement) => section.offsetHeight > 0
