import { classNames, formatDateTime, formatNumber, Tag, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Line } from '../../contract/wire'
import { howOften } from '../how-often'
import styles from './lines.module.css'

/** One change, and on a press why: what happened, the rule that gave it or the line that it takes back, and what was there before and after it. */
export function LineRow({ line }: { readonly line: Line }) {
  const { amount, kind, text, path, at, id, reversedAt } = line
  const t = useText()
  const language = useLanguage()
  const isGain = amount > 0
  const sum = `${isGain ? '+' : '−'}${formatNumber(Math.abs(amount), language)}`
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title}>{path ? <Link href={path}>{text}</Link> : text}</h2>
        <p className={styles.when}>
          {t(`gamification.kind.${kind}`)} · <time dateTime={at}>{formatDateTime(at, language)}</time> ·{' '}
          {t('gamification.lineNumber', { id })}
        </p>
        <Why line={line} />
      </div>
      {reversedAt ? <Tag>{t('gamification.reversed')}</Tag> : null}
      <b className={classNames(styles.amount, isGain ? styles.gain : styles.loss)}>{sum}</b>
    </li>
  )
}

function Why({ line: { amount, before, why, reversedAt } }: { readonly line: Line }) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const when = (at: string) => formatDateTime(at, language)
  const { event, rule, takesBack } = why
  return (
    <details className={styles.why}>
      <summary>{t(amount > 0 ? 'gamification.why.got' : 'gamification.why.lost')}</summary>
      <dl>
        {event ? (
          <Fact name={t('gamification.why.event')} says={`${event.text ? `${event.text} · ` : ''}${when(event.at)}`} />
        ) : null}
        {rule ? <Fact name={t('gamification.why.rule')} says={`${rule.text} · ${termsOf(rule)}`} /> : null}
        {takesBack ? (
          <Fact
            name={t('gamification.why.takesBack')}
            says={`${takesBack.text} · ${t('gamification.lineNumber', { id: takesBack.id })}`}
          />
        ) : null}
        {reversedAt ? <Fact name={t('gamification.reversed')} says={when(reversedAt)} /> : null}
        <Fact name={t('gamification.why.before')} says={number(before)} />
        <Fact name={t('gamification.why.after')} says={number(before + amount)} />
      </dl>
    </details>
  )

  /** What the rule gives now, and how often. */
  function termsOf({ points, coins, perDay, perPerson }: NonNullable<Line['why']['rule']>): string {
    return [
      points > 0 && t('gamification.ways.points', { count: points }),
      coins > 0 && t('gamification.ways.coins', { count: coins }),
      howOften(t, { perDay, perPerson }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

const Fact = ({ name, says }: { readonly name: string; readonly says: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{says}</dd>
  </div>
)
