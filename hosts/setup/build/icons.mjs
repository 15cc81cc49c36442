import { pathToFileURL } from 'node:url'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/
const DRAWN = '\0drawn-lines'

/** As Lucide's own component draws them, with its defaults. */
const DRAWN_LINES = `
import { jsx, jsxs } from 'react/jsx-runtime'
const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }
export function drawn(...lines) {
  const children = lines.map((d) => jsx('path', { d }))
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    jsxs('svg', { width: size, height: size, ...look, strokeWidth, ...rest, children })
}`

const number = (value) => Number(value)
const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x, y, width, height, rx, ry) {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

/** By element: the same as a path's line. */
const lines = {
  path: ({ d }) => d,
  circle: ({ cx, cy, r }) => ellipse(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(number(cx), number(cy), number(rx), number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect({ x = 0, y = 0, width, height, rx, ry }) {
    const round = [rx ?? ry ?? 0, ry ?? rx ?? 0].map(number)
    return rectangle(...[x, y, width, height].map(number), ...round)
  },
}

/** A line for each shape of an icon; undefined where one has a colour, which a line cannot say. */
export function linesOf(node) {
  const isPlain = node.every(([element, { fill }]) => element in lines && fill === undefined)
  return isPlain ? node.map(([element, attributes]) => lines[element](attributes)) : undefined
}

/**
 * Lucide's icons as lines alone: what its component works out anew for every icon drawn is worked out here. Icons were a tenth of the time in
 * which a list comes alive. Not as one line: where an icon is filled, shapes that run in different directions would leave a hole.
 */
export function icons() {
  return {
    name: 'icons',
    resolveId: (id) => (id === DRAWN ? id : null),
    load: (id) => (id === DRAWN ? { code: DRAWN_LINES, map: { mappings: '' } } : null),
    async transform(code, id) {
      if (!ICON.test(id) || !code.includes('createLucideIcon(')) return null
      const { __iconData } = await import(pathToFileURL(id).href)
      const made = linesOf(__iconData.node)
      if (!made) return null
      const words = made.map((each) => JSON.stringify(each)).join()
      return {
        code: `import { drawn } from ${JSON.stringify(DRAWN)}; export default /* @__PURE__ */ drawn(${words})`,
        map: { mappings: '' },
        moduleSideEffects: false,
      }
    },
  }
}
