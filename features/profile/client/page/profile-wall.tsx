import { PlacedHold, Wall } from '../../../ui/kit'
import styles from './profile-page.module.css'

/** The route of everybody's page: the same for all, so that a face is the only picture of a person. */
export function ProfileWall() {
  return (
    <div className={styles.wall}>
      <svg viewBox="0 0 1240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="1240" height="200" fill="#0b4538" />
        <Wall id="profile-wall" width={1240} height={200} step={27} dots="rgb(255 255 255 / .13)" />
        <path
          d="M360 176 C430 150 470 150 500 143 S600 158 640 148 S740 110 790 104 S890 116 930 110 S1040 78 1092 46"
          fill="none"
          stroke="rgb(255 255 255 / .55)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="0.1 8"
        />
        <PlacedHold kind="quiz" x={360} y={176} scale={0.5} colour="#5fc2cf" />
        <PlacedHold kind="course" x={500} y={143} scale={0.66} colour="#9ccbea" />
        <PlacedHold kind="competition" x={640} y={148} scale={0.74} />
        <PlacedHold kind="hackathon" x={790} y={100} scale={1.05} turn={8} colour="#d679b6" />
        <PlacedHold kind="job" x={930} y={110} scale={0.72} turn={-6} colour="#6d95f7" />
        <PlacedHold kind="internship" x={1092} y={46} scale={0.74} colour="#ffb929" />
      </svg>
    </div>
  )
}
