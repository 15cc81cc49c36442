import type { ReactNode } from 'react'
import { Brand, useText } from '../../ui/kit'
import { Link } from '../../web/kit'
import { AuthFoot } from './auth-foot'
import styles from './auth-layout.module.css'
import { PineWall, type WallHold } from './pine-wall'

const ROUTE = 'M150 800L300 660L230 520L420 450L560 340L520 170'
const HOLDS: readonly WallHold[] = [
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
      <PineWall
        {...{ id: 'auth', width: 720, height: 900, keeps: 'middle', holds: HOLDS, route: ROUTE }}
        className={styles.wall}
        label={t('session.wall')}
      >
        <Link href="/" className={styles.brand}>
          <Brand onWall height={36} />
        </Link>
        <p className={styles.claim}>{claim}</p>
      </PineWall>
      <div className={styles.way}>
        <div className={styles.form}>{children}</div>
        <AuthFoot />
      </div>
    </div>
  )
}
