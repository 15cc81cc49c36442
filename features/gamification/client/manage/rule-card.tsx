import { Button, Card, ErrorCard, formatNumber, Switch, Tag, useLanguage, useText } from '../../../ui/kit'
import type { ReplayAnswer, Rule, Rulebook } from '../../contract/wire-admin'
import styles from './manage.module.css'
import { useRule } from './use-rulebook'

interface RuleCardProps {
  readonly rule: Rule
  readonly book: Rulebook
  readonly onEdit: () => void
}

/** A rule: what begins it, what it gives, whether it is on. It is switched on as it was tried. */
export function RuleCard({ rule, book, onEdit }: RuleCardProps) {
  const t = useText()
  const language = useLanguage()
  const { replay, turn } = useRule(rule)
  const name = language === 'hi' ? rule.nameHi : rule.nameEn
  const begins = book.triggers.find(({ id }) => id === rule.trigger)?.label ?? rule.trigger
  const badge = book.badges.find(({ id }) => id === rule.badgeId)
  const gives = [
    ...(rule.points > 0 ? [t('gamification.ways.points', { count: rule.points })] : []),
    ...(rule.coins > 0 ? [t('gamification.ways.coins', { count: rule.coins })] : []),
    ...(badge ? [language === 'hi' ? badge.nameHi : badge.nameEn] : []),
    t('gamification.ways.perDay', { count: rule.perDay }),
    ...(rule.perPerson === null ? [] : [t('gamification.rule.ever', { count: rule.perPerson })]),
  ]
  const { percent, streams = [] } = rule.audience
  const audience = [
    ...(percent ? [t('gamification.rule.percentAtLeast', { percent })] : []),
    ...streams.map((each) => t(`gamification.stream.${each}`)),
  ]
  return (
    <Card as="li" className={styles.rule}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 className={styles.title}>{name}</h3>
          <p className={styles.small}>{begins}</p>
          <p className={styles.small}>{gives.join(' · ')}</p>
          {audience.length > 0 ? <p className={styles.small}>{audience.join(', ')}</p> : null}
        </div>
        {rule.isReplayed ? null : <Tag tone="warning">{t('gamification.rule.untried')}</Tag>}
        <Switch
          label={t('gamification.rule.on')}
          checked={rule.isOn}
          busy={turn.isPending}
          disabled={!rule.isOn && !rule.isReplayed}
          onChange={(isOn) => turn.mutate(isOn)}
        />
      </div>
      <p className={styles.buttons}>
        <Button size="small" loading={replay.isPending} onClick={() => replay.mutate()}>
          {t('gamification.rule.replay')}
        </Button>
        <Button size="small" aria-label={t('gamification.change', { name })} onClick={onEdit}>
          {t('gamification.change.short')}
        </Button>
      </p>
      {replay.isError ? <ErrorCard small error={replay.error} /> : null}
      {turn.isError ? <ErrorCard small error={turn.error} /> : null}
      {replay.data ? <Replayed answer={replay.data} /> : null}
    </Card>
  )
}

function Replayed({ answer }: { readonly answer: ReplayAnswer }) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { happened, persons, times, points, coins, levels, people } = answer
  return (
    <div role="status" className={styles.replayed}>
      <p>
        {t('gamification.replay.sum', {
          happened,
          persons,
          times,
          points: number(points),
          coins: number(coins),
        })}
      </p>
      {levels.map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- levels have no other name
        <p key={at}>{t('gamification.replay.level', { level: at + 1, count })}</p>
      ))}
      {people.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('gamification.board.name')}</th>
              <th scope="col">{t('gamification.replay.times')}</th>
              <th scope="col">{t('gamification.points')}</th>
              <th scope="col">{t('gamification.coins')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((each) => (
              <tr key={each.id}>
                <td>{each.name || `#${each.id}`}</td>
                <td>{number(each.times)}</td>
                <td>{number(each.points)}</td>
                <td>{number(each.coins)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  )
}
