import { classNames, formatDate, formatDateRange, useLanguage, useText } from '../../../ui/kit'
import type { OpportunityDetail } from '../../contract/wire'
import { hasOpenings } from '../../contract/own-kinds'
import { Deadline } from '../deadline'
import { kindById } from '../kind-of'
import { useFacts } from '../use-facts'
import styles from './detail-body.module.css'

/** Beside the deadline, which comes last. */
const IN_A_ROW = 3

/** The facts at a glance: money, on which terms, when, with whom or how many, until when. */
export function Facts({ opportunity }: { readonly opportunity: OpportunityDetail }) {
  const t = useText()
  const language = useLanguage()
  const facts = useFacts()
  const { kind, startsOn, endsOn, seats, standing } = opportunity
  const verb = kindById(kind)?.verb ?? 'register'
  const money = kindById(kind)?.money ?? 'none'
  // Its name says already that it is a prize.
  const pay = facts.sum(opportunity)
  const dates = startsOn && (endsOn ? formatDateRange(startsOn, endsOn, language) : formatDate(startsOn, language))
  const team = facts.team(opportunity)
  const employment = facts.employment(opportunity)
  const known = [
    pay ? [t(`listings.money.${money}`), pay] : [t('listings.place'), facts.place(opportunity)],
    employment && [t('listings.employment'), employment],
    dates && [t('listings.when'), dates],
    team
      ? [t('listings.team'), team]
      : seats
        ? [t(hasOpenings(kind) ? 'listings.openings' : 'listings.seats'), String(seats)]
        : [t('listings.for'), facts.audience(opportunity)],
  ].filter((each): each is [string, string] => Boolean(each))
  return (
    <dl className={classNames(styles.facts, known.length > IN_A_ROW && styles.many)}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>{t(standing === 'upcoming' ? 'listings.opensFrom' : `listings.${verb}By`)}</dt>
        <dd>
          <Deadline listing={opportunity} now={opportunity.now} large />
        </dd>
      </div>
    </dl>
  )
}
