import type { ReactNode } from 'react'
import { classNames, type HoldKind, PlacedHold, Wall } from '../../ui/kit'
import styles from './pine-wall.module.css'

/** kind, place, size, turn, colour */
export type WallHold = readonly [HoldKind, number, number, number, number, string]

interface PineWallProps {
  /** Of its pattern: one on a page. */
  readonly id: string
  readonly width: number
  readonly height: number
  /** What stays in sight where the place has another shape: the middle, or the foot. */
  readonly keeps: 'middle' | 'foot'
  readonly holds: readonly WallHold[]
  /** Through the holds that were climbed. */
  readonly route: string
  readonly className: string | undefined
  readonly label?: string
  readonly children: ReactNode
}

/** The pine wall with a route on it, beside every way in. */
export function PineWall({ id, width, height, keeps, holds, route, className, label, children }: PineWallProps) {
  const aspect = keeps === 'foot' ? 'xMidYMax slice' : 'xMidYMid slice'
  return (
    <aside className={classNames(styles.wall, className)} aria-label={label}>
      <svg className={styles.art} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={aspect} aria-hidden="true">
        <Wall id={id} width={width} height={height} step={29} dots="rgb(255 255 255 / .13)" />
        <path className={styles.route} d={route} />
        {holds.map(([kind, x, y, scale, turn, colour]) => (
          <PlacedHold key={kind} kind={kind} x={x} y={y} scale={scale} turn={turn} colour={colour} />
        ))}
      </svg>
      {children}
    </aside>
  )
}
