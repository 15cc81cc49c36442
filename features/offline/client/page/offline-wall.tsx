import { PlacedHold, Wall } from '../../../ui/kit'
import styles from './offline-page.module.css'

/** The route stops half-way: two holds taken, the next ones not to be seen yet. */
export function OfflineWall() {
  const open = { fill: 'none', stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.5, strokeDasharray: '4 5' }
  return (
    <div className={styles.wall}>
      <svg viewBox="0 0 560 640" width="100%" aria-hidden="true">
        <Wall id="wall-offline" width={560} height={640} step={31} dots="rgb(255 255 255/.12)" />
        <path
          d="M110 545L248 402L375 278L458 152"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="2"
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
        <PlacedHold kind="job" x={110} y={545} scale={1.05} turn={6} colour="#6E95F5" />
        <PlacedHold kind="competition" x={248} y={402} scale={1.1} turn={-14} colour="#EA5A34" />
        <circle cx="375" cy="278" r="50" {...open} />
        <circle cx="458" cy="152" r="33" {...open} />
      </svg>
    </div>
  )
}
