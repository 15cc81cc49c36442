import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { countdownUrgency, formatCountdown, passedMark } from '../format/countdown'
import { DAY_MS, HOUR_MS, type Instant, msOf } from '../format/instant'
import { VisuallyHidden } from '../layout/visually-hidden'
import { useText } from '../text/text-context'
import styles from './countdown.module.css'

export interface CountdownProps {
  readonly until: Instant
  /** What the server's clock said when the page was made: the first drawing, the same on both sides. */
  readonly serverNow: Instant
  /** Server's clock minus the browser's, in milliseconds: a wrong clock on the desk does not move the deadline. Undefined: not known yet, the first drawing stands. */
  readonly serverOffsetMs: number | undefined
  readonly onOver?: () => void
  readonly now?: () => number
}

const TICK_MS = 1000

/** Time left to the second. A screen reader hears it at 1 day, 1 hour, 5 minutes, under a minute and at the end. */
export function Countdown({ until, serverNow, serverOffsetMs, onOver, now = Date.now }: CountdownProps) {
  const t = useText()
  const end = msOf(until)
  const [left, setLeft] = useState(() => Math.max(0, end - msOf(serverNow)))
  const [spoken, setSpoken] = useState<string>()
  const urgency = countdownUrgency(left)
  useEffect(() => {
    if (serverOffsetMs === undefined) return undefined
    const offset = serverOffsetMs
    let before = Number.POSITIVE_INFINITY
    function tick() {
      const after = Math.max(0, end - (now() + offset))
      const mark = Number.isFinite(before) ? passedMark(before, after) : undefined
      if (mark !== undefined)
        setSpoken(
          mark === DAY_MS ? 'ui.countdown.day' : mark === HOUR_MS ? 'ui.countdown.hour' : 'ui.countdown.minutes',
        )
      if (after === 0 && before > 0) {
        setSpoken('ui.countdown.over')
        onOver?.()
        clearInterval(timer)
      }
      before = after
      setLeft(after)
    }
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => clearInterval(timer)
  }, [end, serverOffsetMs, now, onOver])
  return (
    <span className={classNames(styles.countdown, urgency !== 'calm' && styles[urgency])}>
      <span role="timer" aria-live="off" aria-label={t('ui.countdown.left', { time: formatCountdown(left) })}>
        {formatCountdown(left)}
      </span>
      <VisuallyHidden>
        <span aria-live={urgency === 'danger' || urgency === 'over' ? 'assertive' : 'polite'}>
          {spoken ? t(spoken) : ''}
        </span>
      </VisuallyHidden>
    </span>
  )
}

/** A turning ring with a name; most waiting is a skeleton instead. */
export function Spinner({ label }: { readonly label: string }) {
  return <span className={styles.spinner} role="img" aria-label={label} />
}
