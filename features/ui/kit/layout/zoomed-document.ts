/** The document inside a zoomed frame: the page's language, theme and styles around somebody's words. Its links open new tabs. */
export function documentOf(page: Document, html: string, className = ''): string {
  const root = page.documentElement
  const inner = page.implementation.createHTMLDocument()
  for (const { name, value } of root.attributes) if (KEPT.has(name)) inner.documentElement.setAttribute(name, value)
  inner.head.append(Object.assign(inner.createElement('base'), { href: page.baseURI, target: '_blank' }))
  for (const style of page.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    const copy = inner.importNode(style, true)
    // Browsers hide the attribute from scripts and keep the property.
    if (style.nonce) copy.setAttribute('nonce', style.nonce)
    inner.head.append(copy)
  }
  const words = inner.createElement('main')
  words.className = className
  words.innerHTML = html
  words.style.cssText = 'max-width: 720px; margin-inline: auto; padding: 32px 20px 64px'
  inner.body.append(words)
  return `<!doctype html>${inner.documentElement.outerHTML}`
}

const KEPT = new Set(['lang', 'dir', 'class', 'data-theme'])
