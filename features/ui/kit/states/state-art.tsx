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

/** The route is broken: something did not load. */
export function BrokenArt() {
  return (
    <>
      <rect width="320" height="150" fill="var(--danger-tint)" />
      <Wall id="wall-broken" width={320} height={150} dots="rgb(176 36 27/.16)" />
      <path
        d="M40 120L120 92M196 64L284 30"
        fill="none"
        stroke="var(--danger)"
        strokeWidth="1.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <PlacedHold kind="job" x={70} y={112} scale={0.62} turn={-8} colour="var(--danger-solid)" />
      <PlacedHold kind="quiz" x={254} y={42} scale={0.5} colour="var(--danger-solid)" />
      <PlacedHold kind="hackathon" x={162} y={128} scale={0.44} turn={70} colour="light-dark(#F3B4AE,#7A2E27)" />
    </>
  )
}
