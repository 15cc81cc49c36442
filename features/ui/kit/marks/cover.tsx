import styles from './cover.module.css'
import { type CoverKind, type CoverSize, coverSeed, planCover } from './cover-plan'
import { PlacedHold } from './hold'
import { Wall } from './wall'

export interface CoverProps extends Partial<CoverSize> {
  readonly kind: CoverKind
  /** The listing's id: the same id is always the same cover. */
  readonly id: number | string
  /** Dark ground, for featured ones. */
  readonly deep?: boolean
  /** An uploaded picture takes the same frame. */
  readonly src?: string | undefined
}

/** The picture of a listing, drawn from its id where it has none. Silent: what it shows stands beside it. */
export function Cover({ kind, id, width = 320, height = 160, deep = false, src }: CoverProps) {
  if (src) {
    return (
      <span className={styles.cover}>
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </span>
    )
  }
  const seed = coverSeed(id)
  const { ground, holds, route } = planCover(kind, seed, { width, height }, deep)
  const wallId = `wall-${kind}-${seed}-${width}-${height}${deep ? '-deep' : ''}`
  return (
    <span className={styles.cover}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width={width} height={height} fill={ground} />
        <Wall id={wallId} width={width} height={height} dots={deep ? 'rgb(255 255 255/.13)' : 'rgb(0 0 0/.1)'} />
        <path
          d={route}
          fill="none"
          stroke={deep ? 'rgb(255 255 255/.5)' : 'rgb(0 0 0/.35)'}
          strokeWidth="1.5"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        {holds.map((hold) => (
          <PlacedHold key={hold.x} {...hold} edge={ground} />
        ))}
      </svg>
    </span>
  )
}
