import { Card, Hold, holdKinds, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import { MOST_POINTS_A_DAY } from '../contract'
import { howOften } from './how-often'
import { waysRequest } from './requests'
import styles from './ways-card.module.css'

/** What gives points now: the rules that are on, as they stand. */
export function WaysCard() {
  const t = useText()
  const { data } = useData(waysRequest, { keepTrying: true })
  // A rule may give a badge alone.
  const items = (data?.items ?? []).filter(({ points, coins }) => points > 0 || coins > 0)
  if (items.length === 0) return null
  return (
    <Card as="section" pad="large" aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        {t('gamification.ways')}
      </h2>
      <ul>
        {items.map(({ id, text, points, coins, perDay, perPerson }) => (
          <li key={id} className={styles.way}>
            <Hold kind={holdKinds[id % holdKinds.length] ?? 'quiz'} size={28} />
            <span className={styles.what}>
              {text}
              <small>{howOften(t, { perDay, perPerson })}</small>
            </span>
            <span className={styles.gain}>
              {points > 0 ? <b>{t('gamification.ways.points', { count: points })}</b> : null}
              {coins > 0 ? <small>{t('gamification.ways.coins', { count: coins })}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.formula}>{t('gamification.formula', { most: MOST_POINTS_A_DAY })}</p>
    </Card>
  )
}
