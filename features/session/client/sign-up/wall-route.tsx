import { Fragment, type ReactNode } from 'react'
import { type HoldKind, PlacedHold, Wall } from '../../../ui/kit'
import styles from './sign-up-layout.module.css'

const HOLDS: readonly (readonly [HoldKind, string])[] = [
  ['internship', '#FFB627'],
  ['quiz', '#5CC2CE'],
  ['competition', '#EA5A34'],
  ['scholarship', '#8CCB63'],
  ['job', '#6E95F5'],
  ['hackathon', '#DB78B5'],
  ['course', '#9CCBEA'],
]
const ACROSS = [86, 206, 112, 196, 128]
const [FOOT, TOP] = [790, 250]

interface WallRouteProps {
  /** The names of the steps, from the ground up. */
  readonly names: readonly ReactNode[]
  /** The one that is climbed now; all of them when it is past the last. */
  readonly at: number
}

/** The way up the wall: a hold for each step, taken, held now, or still ahead. Silent: the page says where one stands. */
export function WallRoute({ names, at }: WallRouteProps) {
  const points = names.map((name, index) => ({
    name,
    x: ACROSS[index % ACROSS.length] ?? 0,
    y: FOOT - (index * (FOOT - TOP)) / Math.max(1, names.length - 1),
  }))
  const line = (from: number, to: number) =>
    points
      .slice(from, to)
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('')
  return (
    <>
      <svg className={styles.art} viewBox="0 0 400 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Wall id="sign-up" width={400} height={900} step={27} dots="rgb(255 255 255 / .12)" />
      </svg>
      {/* The route is seen whole on a narrow wall too, where the wall itself goes past its edges. */}
      <svg className={styles.art} viewBox="0 0 400 900" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <path className={styles.taken} d={line(0, at + 1)} />
        <path className={styles.ahead} d={line(at, points.length)} />
        {points.map(({ name, x, y }, index) => (
          <Fragment key={`${x} ${y}`}>
            {index > at ? (
              <circle className={styles.later} cx={x} cy={y} r="28" />
            ) : (
              <PlacedHold
                kind={HOLDS[index % HOLDS.length]?.[0] ?? 'job'}
                colour={HOLDS[index % HOLDS.length]?.[1] ?? '#fff'}
                x={x}
                y={y}
                scale={index === at ? 0.94 : 0.7}
              />
            )}
            {index === at && <circle className={styles.now} cx={x} cy={y} r="58" />}
            <text
              className={styles.name}
              data-when={index > at ? 'later' : index === at ? 'now' : 'done'}
              x={x + 74}
              y={y + 5}
            >
              {name}
            </text>
          </Fragment>
        ))}
      </svg>
    </>
  )
}

/** The same on a phone: a strip without names. */
export function WallStrip({ count, at }: { readonly count: number; readonly at: number }) {
  const points = Array.from({ length: count }, (_, index) => ({
    x: 40 + (index * 312) / Math.max(1, count - 1),
    y: 54 - (index * 30) / Math.max(1, count - 1),
  }))
  return (
    <svg className={styles.strip} viewBox="0 0 392 76" aria-hidden="true">
      <path
        className={styles.taken}
        d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      />
      {points.map(({ x, y }, index) =>
        index > at ? (
          <circle key={x} className={styles.later} cx={x} cy={y} r="11" />
        ) : (
          <PlacedHold
            key={x}
            kind={HOLDS[index % HOLDS.length]?.[0] ?? 'job'}
            colour={HOLDS[index % HOLDS.length]?.[1] ?? '#fff'}
            x={x}
            y={y}
            scale={index === at ? 0.42 : 0.3}
          />
        ),
      )}
    </svg>
  )
}
