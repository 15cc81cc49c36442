import { Hold, holdKindOf } from '../../../ui/kit'
import styles from './badge-art.module.css'

interface BadgeArtProps {
  /** The word of a hold. */
  readonly hold: string
  readonly size: number
}

/** Twelve points, as a seal has them. */
const POINTS = Array.from({ length: 24 }, (_, at) => {
  const [turn, reach] = [(at * Math.PI) / 12, at % 2 === 0 ? 58 : 50]
  return `${(60 + reach * Math.sin(turn)).toFixed(1)},${(60 - reach * Math.cos(turn)).toFixed(1)}`
}).join(' ')

/** A badge as it is handed over: its hold on a seal. Silent: its name is always written beside it. */
export function BadgeArt({ hold, size }: BadgeArtProps) {
  return (
    <span className={styles.art} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden="true">
        <polygon points={POINTS} fill="var(--signal)" strokeLinejoin="round" stroke="var(--signal)" strokeWidth="4" />
      </svg>
      <span className={styles.hold}>
        <Hold kind={holdKindOf(hold)} size={Math.round(size * 0.5)} colour="#0b5345" />
      </span>
    </span>
  )
}
