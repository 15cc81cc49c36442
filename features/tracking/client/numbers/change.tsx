import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNumber, Icon, useLanguage, useText, VisuallyHidden } from '../../../ui/kit'
import styles from './numbers.module.css'

interface ChangeProps {
  /** In percent; nothing is said where it is not known. */
  readonly percent: number | null | undefined
  readonly days: number
  /** Where a heading says for all what it is compared with: only the number is seen, all of it is said. */
  readonly short?: boolean
}

/** How much more or less than in the period before: an arrow, a sign and words, so that no colour has to say it. */
export function Change({ percent, days, short }: ChangeProps) {
  const t = useText()
  const language = useLanguage()
  if (percent === null || percent === undefined) return null
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  const share = `${sign}${formatNumber(Math.abs(percent), language)}%`
  const words = t('tracking.numbers.than', { change: share, days })
  return (
    <span className={styles.change}>
      {percent === 0 ? null : <Icon of={percent > 0 ? ArrowUp : ArrowDown} size={14} />}
      {short ? (
        <>
          <span aria-hidden>{share}</span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      ) : (
        words
      )}
    </span>
  )
}
