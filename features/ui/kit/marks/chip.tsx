import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { useLanguage, useText } from '../text/text-context'
import { formatNumber } from '../format/numbers'
import styles from './chip.module.css'

export interface ChipProps {
  readonly children: ReactNode
  /** Makes it a choice that is on or off. */
  readonly pressed?: boolean
  readonly count?: number | undefined
  readonly disabled?: boolean
  readonly onClick?: () => void
}

/** A quick choice, with how many it holds. */
export function Chip({ children, pressed, count, disabled, onClick }: ChipProps) {
  const language = useLanguage()
  return (
    <button
      type="button"
      className={classNames(styles.chip, pressed && styles.on)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      {count === undefined ? null : <span className={styles.count}>{formatNumber(count, language)}</span>}
    </button>
  )
}

export interface AppliedChipProps {
  /** What is filtered by; also names the remove button. */
  readonly label: string
  readonly onRemove: () => void
}

/** A filter in force: its cross takes it away. */
export function AppliedChip({ label, onRemove }: AppliedChipProps) {
  const t = useText()
  return (
    <span className={classNames(styles.chip, styles.applied)}>
      {label}
      <button type="button" className={styles.remove} aria-label={t('ui.remove', { label })} onClick={onRemove}>
        <Icon of={X} size={14} />
      </button>
    </span>
  )
}

export interface LoosenChipProps extends AppliedChipProps {
  /** How many results come back without the filter. */
  readonly gain: number
}

/** In an empty list: the filter to let go of, and what that gives back ("₹40,000+ +88"). */
export function LoosenChip({ label, gain, onRemove }: LoosenChipProps) {
  const t = useText()
  const language = useLanguage()
  const more = `+${formatNumber(gain, language)}`
  // Who speaks to the page says what stands there: the name begins with it.
  const name = `${label} ${more}: ${t('ui.loosen', { label, gain })}`
  return (
    <button type="button" className={styles.chip} aria-label={name} onClick={onRemove}>
      <Icon of={X} size={14} />
      {label} <span className={styles.gain}>{more}</span>
    </button>
  )
}
