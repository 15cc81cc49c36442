import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { cssVars } from '../css-vars'
import { formatPercent } from '../format/numbers'
import { useLanguage, useText } from '../text/text-context'
import { completionBand, completionColour } from './completion'
import styles from './ring.module.css'

export interface RingProps {
  /** 0–100 */
  readonly percent: number
  readonly size?: number
  /** What stands in the ring, a face: the number then hangs on its lower edge. */
  readonly children?: ReactNode
}

const STROKE = 6

/** How complete a profile is: number and colour, at 100 a check (spec §4). */
export function Ring({ percent, size = 56, children }: RingProps) {
  const t = useText()
  const language = useLanguage()
  const band = completionBand(percent)
  const radius = (size - STROKE) / 2
  const round = 2 * Math.PI * radius
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: STROKE }
  const label = band === 'done' ? t('ui.profileComplete') : t('ui.percentComplete', { percent: Math.floor(percent) })
  return (
    <span className={styles.ring} style={cssVars({ '--size': `${size}px` })} role="img" aria-label={label}>
      <svg className={styles.circle} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle {...circle} stroke="var(--surface-3)" />
        <circle
          {...circle}
          visibility={percent > 0 ? undefined : 'hidden'}
          stroke={completionColour[band]}
          strokeLinecap="round"
          strokeDasharray={`${((round * Math.min(percent, 100)) / 100).toFixed(2)} ${round.toFixed(2)}`}
        />
      </svg>
      {children}
      {band === 'done' && !children ? (
        <Icon of={Check} size={20} className={styles.done} />
      ) : (
        <b className={classNames(styles.value, children !== undefined && styles.hanging)}>
          {formatPercent(percent, language)}
        </b>
      )}
    </span>
  )
}

export interface ProgressBarProps {
  /** 0–100 */
  readonly percent: number
  readonly label: string
  /** Takes the colours of profile completion. */
  readonly completion?: boolean
}

export function ProgressBar({ percent, label, completion }: ProgressBarProps) {
  const shown = Math.max(0, Math.min(100, percent))
  const colour = completion ? completionColour[completionBand(percent)] : undefined
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(shown)}
    >
      <span className={styles.fill} style={cssVars({ '--value': `${shown}%`, '--colour': colour })} />
    </span>
  )
}
