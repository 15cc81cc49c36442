import { CircleCheck } from 'lucide-react'
import { Icon, useText } from '../../../ui/kit'
import type { OpportunityDetail } from '../../contract/wire'
import { kindById } from '../kind-of'
import { useFacts } from '../use-facts'
import styles from './detail-body.module.css'

/** Who may take part, one rule a line, in the order in which they are asked. */
export function useRules({
  eligibility,
  audiences,
  hasRules,
}: Pick<OpportunityDetail, 'eligibility' | 'audiences' | 'hasRules'>): readonly string[] {
  const t = useText()
  const facts = useFacts()
  const { passingOutFrom: from, passingOutTo: to, minimumAge, note } = eligibility
  const year = from ?? to
  const isForAll = audiences.length === 0
  return [
    // What has rules is open to nobody in particular: the line that says so stands last.
    isForAll && hasRules ? undefined : facts.audience({ audiences }),
    year !== undefined && (from === to || to === undefined || from === undefined)
      ? t('listings.rule.year', { year: String(year) })
      : from !== undefined && t('listings.rule.years', { from: String(from), to: String(to) }),
    minimumAge !== undefined && t('listings.rule.age', { age: minimumAge }),
    note,
    hasRules && t('listings.rule.more'),
  ].filter((rule): rule is string => Boolean(rule))
}

export function EligibilityLines({ opportunity }: { readonly opportunity: OpportunityDetail }) {
  const t = useText()
  const rules = useRules(opportunity)
  const isApplied = kindById(opportunity.kind)?.verb === 'apply'
  return (
    <section className={styles.section} aria-labelledby="who">
      <h2 id="who" className={styles.title}>
        {t(isApplied ? 'listings.whoMayApply' : 'listings.whoMayRegister')}
      </h2>
      <ul className={styles.lines}>
        {rules.map((rule) => (
          <li key={rule} className={styles.line}>
            <Icon of={CircleCheck} />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
