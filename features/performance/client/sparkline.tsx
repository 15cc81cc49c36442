import styles from './panel.module.css'

const WIDTH = 72
const HEIGHT = 22
const EDGE = 2

/** The readings so far as a line, between the lowest and the highest of them. */
export function Sparkline({ trend }: { readonly trend: readonly number[] }) {
  if (trend.length < 2) return null
  const low = Math.min(...trend)
  const span = Math.max(...trend) - low || 1
  const points = trend.map((value, at) => {
    const x = (at / (trend.length - 1)) * WIDTH
    const y = HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className={styles.trend} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
