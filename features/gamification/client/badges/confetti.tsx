import { useEffect, useState } from 'react'
import { Hold, holdKinds } from '../../../ui/kit'
import styles from './confetti.module.css'

/** Spec §4, §9: it is removed after 4 s. */
const SHOWN_MS = 4000
const PIECES = 90

const piece = () => ({
  left: `${(Math.random() * 100).toFixed(1)}%`,
  delay: `${(Math.random() * -1.4).toFixed(2)}s`,
  time: `${(2.6 + Math.random() * 1.4).toFixed(2)}s`,
  size: 10 + Math.floor(Math.random() * 14),
  kind: holdKinds[Math.floor(Math.random() * holdKinds.length)] ?? 'quiz',
})

/** Small holds that fall for 4 s and are gone; none for who wants little motion. Nothing that a screen reader should know. */
export function Confetti() {
  const [pieces] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? [] : Array.from({ length: PIECES }, piece),
  )
  const [isOver, setOver] = useState(pieces.length === 0)
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  if (isOver) return null
  return (
    <div className={styles.confetti} data-confetti aria-hidden="true">
      {pieces.map(({ left, delay, time, size, kind }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          key={at}
          className={styles.piece}
          style={{ insetInlineStart: left, animationDelay: delay, animationDuration: time }}
        >
          <Hold kind={kind} size={size} />
        </span>
      ))}
    </div>
  )
}
