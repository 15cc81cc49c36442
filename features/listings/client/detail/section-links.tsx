import { type RefObject, useEffect, useState } from 'react'
import { NavTabs, useText } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'

interface Tab {
  readonly id: string
  readonly label: string
}

/** Fewer are seen at a glance. */
const FEWEST = 3

/** Links to the sections that have something to show; the one that is read is marked. `strip`: where they stand, in the sections' box. */
export function SectionLinks({ strip }: { readonly strip: RefObject<HTMLElement | null> }) {
  const t = useText()
  const { path } = useUrl()
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
    sizes.observe(body)
    addEventListener('scroll', mark, { passive: true, signal: listening.signal })
    return () => {
      sizes.disconnect()
      listening.abort()
    }
  }, [strip])

  useEffect(() => {
    const on = strip.current?.querySelector<HTMLElement>('[aria-current]')
    const nav = on?.parentElement
    if (on && nav) nav.scrollTo({ left: on.offsetLeft - nav.clientWidth / 2 + on.clientWidth / 2 })
  }, [strip, current])

  if (tabs.length < FEWEST) return null
  return (
    <NavTabs
      label={t('listings.sections')}
      tabs={tabs.map((tab) => ({ ...tab, href: `${path}#${tab.id}` }))}
      current={current}
    />
  )
}

/** How far below the strip a section's heading stands when one went to it, in pixels. */
const MARGIN = 40

/** A section that has nothing to show is not displayed. */
const isShown = (section: HTMLElement) => section.offsetHeight > 0
