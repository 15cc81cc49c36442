import { pathToFileURL } from 'node:url'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/
const DRAWN = '\0drawn-line'

/** As Lucide's own component draws them, with its defaults. */
const DRAWN_LINE = `
import { jsx } from 'react/jsx-runtime'
const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }
export const drawn = (d) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  jsx('svg', { width: size, height: size, ...look, strokeWidth, ...rest, children: jsx('path', { d }) })`

const number = (value) => Number(value)
const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x, y, width, height, rx, ry) {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

/** By element: the same as a path's line, which begins with where it begins, whatever stands before it. */
const lines = {
  path: ({ d }) => (d.startsWith('m') ? `M0 0${d}` : d),
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

/** One line for all strokes of an icon; undefined where one is filled, which a line cannot say. */
export function lineOf(node) {
  const isPlain = node.every(([element, { fill }]) => element in lines && fill === undefined)
  return isPlain ? node.map(([element, attributes]) => lines[element](attributes)).join('') : undefined
}

/**
 * Lucide's icons as one line each: what its component works out for every icon drawn is worked out here, and React takes over two elements
 * instead of up to ten. Icons were a tenth of the time in which a list comes alive.
 */
export function icons() {
  return {
    name: 'icons',
    resolveId: (id) => (id === DRAWN ? id : null),
    load: (id) => (id === DRAWN ? { code: DRAWN_LINE, map: { mappings: '' } } : null),
    async transform(code, id) {
      if (!ICON.test(id) || !code.includes('createLucideIcon(')) return null
      const { __iconData } = await import(pathToFileURL(id).href)
      const line = lineOf(__iconData.node)
      if (line === undefined) return null
      return {
        code: `import { drawn } from ${JSON.stringify(DRAWN)}; export default /* @__PURE__ */ drawn(${JSON.stringify(line)})`,
        map: { mappings: '' },
        moduleSideEffects: false,
      }
    },
  }
}
