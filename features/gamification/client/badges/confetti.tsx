import { useEffect, useRef, useState } from 'react'
import { Hold, holdKinds } from '../../../ui/kit'
import styles from './confetti.module.css'

/** Spec §4, §9: it is removed after 4 s. */
const SHOWN_MS = 4000
const PIECES = 90

const piece = () => ({
  left: `${(Math.random() * 100).toFixed(1)}%`,
  delay: `${(Math.random() * 1.4).toFixed(2)}s`,
  time: `${(2.6 + Math.random() * 1.4).toFixed(2)}s`,
  size: 10 + Math.floor(Math.random() * 14),
  kind: holdKinds[Math.floor(Math.random() * holdKinds.length)] ?? 'quiz',
})

/**
 * Small holds that fall for 4 s and are gone; none for who wants little motion. They begin once what they celebrate stands and can be read, and a
 * dialog that still rises would hold them. Nothing that a screen reader should know.
 */
export function Confetti() {
  const mark = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'waits' | 'falls' | 'over'>('waits')
  const [pieces] = useState(() => Array.from({ length: PIECES }, piece))
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isGone = false
    const rising = mark.current?.closest('dialog')?.getAnimations() ?? []
    void Promise.allSettled(rising.map(({ finished }) => finished)).then(() => isGone || setState('falls'))
    return () => {
      isGone = true
    }
  }, [])
  useEffect(() => {
    if (state !== 'falls') return
    const timer = setTimeout(() => setState('over'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state !== 'falls') return <span ref={mark} hidden />
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
