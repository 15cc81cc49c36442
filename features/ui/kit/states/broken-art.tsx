import { PlacedHold } from '../marks/hold'
import { Wall } from '../marks/wall'

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
