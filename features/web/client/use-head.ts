import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '../../ui/kit'
import type { Head, Page, PageAt, PageModule } from '../contract'
import { canonicalIn } from './canonical'
import { type Instead, useVisit } from './visit-context'
import { windowTitle } from './window-title'

/** The head of a page whose data is known; before that the title of its manifest. */
export function headOf(
  module: PageModule,
  page: Page,
  context: { at: PageAt; data: unknown; language: 'en' | 'hi'; t: (key: string) => string; origin: string },
): Head {
  if (module.head && context.data !== undefined) return module.head(context as never)
  return { title: page.title ? context.t(page.title) : 'Foothold' }
}

function setMeta(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined) {
  const found = document.head.querySelector<HTMLElement>(selector)
  if (value === undefined) return found?.remove()
  const element = found ?? document.head.appendChild(make())
  element.setAttribute(attribute, value)
}

const named = (name: string) => () => Object.assign(document.createElement('meta'), { name })
const link = (rel: string) => () => Object.assign(document.createElement('link'), { rel })

const firstPath = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

/**
 * Keeps title, description, robots and canonical in step when one moves without a new document. JSON-LD is for first loads only. `shown`: what
 * the page calls itself for this visitor.
 */
export function useHead(module: PageModule, page: Page, at: PageAt, data: unknown, shown?: string): void {
  const t = useText()
  const language = useLanguage()
  const { origin, first } = useVisit()
  const isServed = useRef(first?.at === at && data !== undefined)
  useEffect(() => {
    const stands = isServed.current // the server has written it
    isServed.current = false
    if (stands) return
    const { canonical, ...head } = headOf(module, page, { at, data, language, t, origin })
    // It is of the page that the document began with.
    if (at.path !== firstPath()) document.head.querySelector('meta[name=prerender-status-code]')?.remove()
    writeHead({
      ...head,
      title: shown ?? head.title,
      ...(canonical !== undefined && { canonical: origin + canonicalIn(language, canonical) }),
    })
  })
}

const INSTEAD: Readonly<Record<Instead['kind'], string | undefined>> = {
  'not-found': 'web.notFound.title',
  refused: 'web.refused.title',
  off: 'web.off.title',
  failed: 'web.failed.title',
  guarded: undefined, // the page is on its way
}

/** The same for what stands in a page's place, unless the server has written it. */
export function useInsteadHead(instead: Instead): void {
  const t = useText()
  const isServed = useVisit().instead === instead
  const key = isServed ? undefined : INSTEAD[instead.kind]
  useEffect(() => {
    if (!key) return
    writeHead({ title: t(key), robots: 'noindex' })
  }, [key, t])
}

function writeHead({ description, robots, canonical, ...head }: Head): void {
  const title = windowTitle(head.title)
  const announcer = document.getElementById('announcer')
  // What the page is called may be known, or not be so, long after it was moved to.
  if (announcer?.textContent === document.title && announcer.textContent !== title) announcer.textContent = title
  document.title = title
  setMeta('meta[name=description]', named('description'), 'content', description)
  setMeta('meta[name=robots]', named('robots'), 'content', robots)
  setMeta('link[rel=canonical]', link('canonical'), 'href', canonical)
}
