import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { open, visit } from '../../support/browser'
import { costBetween, slowTrace } from './trace'

/** Preact alone over the same markup: plain elements, no component, no kernel, no data. */
const SCRIPT = `
import { options } from 'preact'
import { createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

const attributes = (node) => Object.fromEntries([...node.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [name, value]))
const elementOf = (node) => (node.nodeType === 3 ? node.data : createElement(node.localName, attributes(node), ...[...node.childNodes].map(elementOf)))

const root = document.getElementById('root')
const elements = [...root.childNodes].map(elementOf)
setTimeout(() => {
  performance.mark('floor.hydration')
  const Whole = () => {
    useEffect(() => void performance.mark('floor.alive'), [])
    return elements
  }
  options.__m = ({ type }) => console.error(type)
  hydrateRoot(root, createElement(Whole))
}, 100)`

/** Milliseconds that Preact alone takes to hydrate what of this page comes alive at once, on the same slowed CPU. */
export async function createFloor(browser: Browser, origin: string, path: string): Promise<() => Promise<number>> {
  const markup = await aliveMarkup(browser, origin, path)
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = `//# allFunctionsCalledOnLoad\n${outputFiles[0]?.text}`
  const body = `<!doctype html><body><div id="root">${markup}</div><script type="module" src="/floor.js"></script>`

  return async () => {
    const { page, close } = await visit(browser, origin)
    await page.route(`${origin}/floor`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route(`${origin}/floor.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    const { events } = await slowTrace(browser, page, `${origin}/floor`, 'floor.alive')
    await close()
    if (faults.length > 0)
      throw new Error(`Preact alone did not find the markup that it expected on ${path}: ${faults[0]}`)
    return costBetween(events, 'floor.hydration', 'floor.alive').scriptingMs
  }
}

/** The elements that have been taken over by the time the page is alive; what waits below the fold is cut out. */
async function aliveMarkup(browser: Browser, origin: string, path: string): Promise<string> {
  const { page, close } = await visit(browser, origin)
  await open(page, origin + path)
  const markup = await page.evaluate(() => {
    const root = document.getElementById('root') as HTMLElement
    for (const each of root.querySelectorAll('[data-asleep]')) each.replaceChildren()
    return root.innerHTML.replace(/<!--[\s\S]*?-->/g, '')
  })
  await close()
  return markup
}
