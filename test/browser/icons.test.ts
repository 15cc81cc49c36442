import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, visit } from '../support/browser'

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

const icons = suite('icons as the build draws them')
/** Of 576: at the very edge of a curve a browser says one or the other. */
const EDGE_POINTS = 8
const folder = join(process.cwd(), 'node_modules/lucide-react/dist/esm/icons')
let browser: Browser

icons.before(async () => {
  browser = await launch()
})
icons.after(() => browser.close())

/** By name: what Lucide draws, and the lines that the build makes of it, where it makes some. */
async function drawings() {
  const plugin = join(process.cwd(), 'hosts/setup/build/icons.mjs')
  const { linesOf } = (await import(pathToFileURL(plugin).href)) as {
    linesOf: (node: readonly Shape[]) => readonly string[] | undefined
  }
  const files = readdirSync(folder).filter(
    (each) => each.endsWith('.mjs') && readFileSync(join(folder, each), 'utf8').includes('createLucideIcon('),
  )
  const all = files.map(async (name) => {
    const { __iconData } = (await import(pathToFileURL(join(folder, name)).href)) as {
      __iconData: { node: readonly Shape[] }
    }
    return { name, shapes: __iconData.node, lines: linesOf(__iconData.node) }
  })
  return Promise.all(all)
}

icons('an icon made of lines has its strokes where its shapes have theirs', async () => {
  const drawn = await drawings()
  const lined = drawn.filter(({ lines }) => lines !== undefined)
  assert.ok(lined.length > 0.95 * drawn.length, 'nearly all icons are strokes alone')
  const some = lined.filter((_, at) => at % 8 === 0) // each point is asked for
  const [own, ours] = await Promise.all([
    inked(some.map(({ shapes }) => shapes)),
    inked(some.map(({ lines = [] }) => lines.map((d) => ['path', { d }] as const))),
  ])
  assert.deepEqual(
    some.filter((_, at) => differing(own[at] ?? '', ours[at] ?? '') > EDGE_POINTS).map(({ name }) => name),
    [],
  )
})

const differing = (own: string, ours: string) => [...own].filter((each, at) => each !== ours[at]).length

/** Which points of each drawing, a unit apart, are under its strokes, by a browser: `0010…`. */
async function inked(drawings: readonly (readonly Shape[])[]): Promise<readonly string[]> {
  const { page, close } = await visit(browser, 'http://localhost')
  const found = await page.evaluate((all) => {
    const ns = 'http://www.w3.org/2000/svg'
    const svg = document.body.appendChild(document.createElementNS(ns, 'svg'))
    svg.setAttribute('stroke-width', '2')
    return all.map((drawing) => {
      const shapes = drawing.map(([element, attributes]) => {
        const shape = svg.appendChild(document.createElementNS(ns, element) as SVGGeometryElement)
        for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
        return shape
      })
      const isInked = Array.from({ length: 24 * 24 }, (_, at) => {
        const point = new DOMPoint((at % 24) + 0.5, Math.floor(at / 24) + 0.5)
        return shapes.some((shape) => shape.isPointInStroke(point)) ? '1' : '0'
      })
      for (const shape of shapes) shape.remove()
      return isInked.join('')
    })
  }, drawings)
  await close()
  return found
}

icons.run()
