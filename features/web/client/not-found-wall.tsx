import { PlacedHold, Wall } from '../../ui/kit'
import styles from './not-found-page.module.css'

/** The route that turned off: the wall, three holds taken, and a line that leads back down. */
export function NotFoundWall() {
  const route = { fill: 'none', strokeWidth: 2, strokeDasharray: '1 8', strokeLinecap: 'round' } as const
  return (
    <div className={styles.wall}>
      <svg viewBox="0 0 560 520" width="100%" aria-hidden="true">
        <Wall id="wall-not-found" width={560} height={520} step={31} dots="rgb(255 255 255/.12)" />
        <path {...route} d="M70 450L190 360L310 300" stroke="#fff" strokeOpacity=".55" />
        <path {...route} d="M310 300C420 250 470 330 420 380C380 420 330 400 340 350" stroke="#FFB627" />
        <PlacedHold kind="job" x={70} y={450} scale={1.1} turn={6} colour="#6E95F5" />
        <PlacedHold kind="competition" x={190} y={360} scale={1.2} turn={-14} colour="#EA5A34" />
        <PlacedHold kind="quiz" x={310} y={300} scale={0.85} colour="#5CC2CE" />
        <PlacedHold kind="internship" x={452} y={452} scale={1} turn={150} colour="#FFB627" />
        <PlacedHold kind="scholarship" x={120} y={140} scale={0.7} turn={20} colour="#8CCB63" />
        <g fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" strokeDasharray="4 5">
          <circle cx="400" cy="190" r="44" />
          <circle cx="488" cy="90" r="30" />
        </g>
      </svg>
    </div>
  )
}
