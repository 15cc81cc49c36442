import { CircleAlert, CircleCheck } from 'lucide-react'
import type { DetailProps } from '../../../listings/contract'
import { classNames, Icon, useText } from '../../../ui/kit'
import styles from './rule-lines.module.css'
import { useOwnVerdict } from './use-own-verdict'

/** Beside the button, for whoever is signed in: whether it is for them, and the way to the rules. */
export function Action({ opportunityId, path }: DetailProps) {
  const t = useText()
  const { own } = useOwnVerdict(opportunityId)
  if (!own.data || own.data.lines.length === 0) return null
  const { verdict, lines } = own.data
  const met = lines.filter((line) => line.verdict === 'met').length
  return (
    <p className={styles.hint}>
      <Icon of={verdict === 'met' ? CircleCheck : CircleAlert} className={classNames(styles.mark, styles[verdict])} />
      <span>
        {t('rules.hint', { met, count: lines.length })} <a href={`${path}#who`}>{t('rules.hint.see')}</a>
      </span>
    </p>
  )
}
