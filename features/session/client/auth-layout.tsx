import type { ReactNode } from 'react'
import { Brand, type HoldKind, PlacedHold, useText, Wall } from '../../ui/kit'
import { Link } from '../../web/kit'
import styles from './auth-layout.module.css'

const HOLDS: readonly (readonly [HoldKind, number, number, number, number, string])[] = [
  ['job', 150, 800, 1.25, 8, '#6E95F5'],
  ['competition', 300, 660, 1.5, -14, '#EA5A34'],
  ['quiz', 230, 520, 0.8, 0, '#5CC2CE'],
  ['scholarship', 420, 450, 1.15, 12, '#8CCB63'],
  ['hackathon', 560, 340, 1.1, -8, '#DB78B5'],
  ['internship', 520, 170, 1.5, 0, '#FFB627'],
  ['course', 630, 600, 0.8, -10, '#9CCBEA'],
]

/** The pine wall on one side, the way in on the other; on a phone the wall is a strip. */
export function AuthLayout({ claim, children }: { readonly claim: string; readonly children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <aside className={styles.wall} aria-label={t('session.wall')}>
        <svg className={styles.art} viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Wall id="auth" width={720} height={900} step={29} dots="rgb(255 255 255 / .13)" />
          <path className={styles.route} d="M150 800L300 660L230 520L420 450L560 340L520 170" />
          {HOLDS.map(([kind, x, y, scale, turn, fill]) => (
            <PlacedHold key={kind} kind={kind} x={x} y={y} scale={scale} turn={turn} colour={fill} />
          ))}
        </svg>
        <Link href="/" className={styles.brand}>
          <Brand onWall height={36} />
        </Link>
        <p className={styles.claim}>{claim}</p>
      </aside>
      <div className={styles.way}>
        <div className={styles.form}>{children}</div>
      </div>
    </div>
  )
}
