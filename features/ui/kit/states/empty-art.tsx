import { PlacedHold } from '../marks/hold'
import { Wall } from '../marks/wall'

const OPEN_PLACES = [
  [110, 96],
  [170, 72],
  [236, 44],
  [290, 22],
] as const

/** One hold taken, the rest of the route open: nothing here yet. */
export function EmptyArt() {
  const open = { r: 15, fill: 'var(--surface-3)', stroke: 'var(--text-3)', strokeWidth: 1.5, strokeDasharray: '3 4' }
  return (
    <>
      <rect width="320" height="150" fill="var(--surface-3)" />
      <Wall id="wall-empty" width={320} height={150} dots="light-dark(rgb(0 0 0/.16),rgb(255 255 255/.16))" />
      <path
        d="M40 128L110 96L170 72L236 44L290 22"
        fill="none"
        stroke="var(--text-3)"
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <PlacedHold kind="internship" x={62} y={128} scale={0.5} turn={12} />
      {OPEN_PLACES.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} {...open} />
      ))}
    </>
  )
}
