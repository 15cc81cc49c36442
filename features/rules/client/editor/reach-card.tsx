import { formatNumber, Note, ProgressBar, useLanguage, useText } from '../../../ui/kit'
import type { RuleSet } from '../../contract'
import { useRuleWords } from '../use-words'
import styles from './rules-step.module.css'
import { useReach } from './use-reach'

/** About how many people on the site can take part, and what each rule leaves of them. In steps: one person more or less is not seen. */
export function ReachCard({ conditions }: { readonly conditions: RuleSet }) {
  const t = useText()
  const language = useLanguage()
  const { ofRule } = useRuleWords()
  const reach = useReach(conditions)
  const about = (count: number) =>
    count === 0 ? t('rules.reach.few') : t('rules.reach.atLeast', { count: formatNumber(count, language) })
  if (reach.isError)
    return (
      <Note tone="warning">
        {t('rules.reach.failed')}{' '}
        <button type="button" className={styles.again} onClick={() => void reach.refetch()}>
          {t('rules.reach.again')}
        </button>
      </Note>
    )
  const { of = 0, matching = 0, left = [], uncounted = [] } = reach.data ?? {}
  return (
    <section aria-labelledby="reach" aria-busy={reach.isFetching} className={styles.reach}>
      <h3 id="reach" className={styles.title}>
        {t('rules.reach.title')}
      </h3>
      {reach.data ? (
        <p role="status">{t('rules.reach.text', { matching: about(matching), of: about(of) })}</p>
      ) : (
        <p>{t('rules.loading')}</p>
      )}
      {left.map(({ at, count }) => {
        const rule = conditions[at]
        if (!rule) return null
        const label = ofRule(rule)
        return (
          <div key={at} className={styles.left}>
            <span>{label}</span>
            <span className={styles.count}>{about(count)}</span>
            <ProgressBar percent={of > 0 ? (100 * count) / of : 0} label={label} />
          </div>
        )
      })}
      {uncounted.length > 0 ? <Note>{t('rules.reach.private')}</Note> : null}
    </section>
  )
}
