import { Card, formatDate, formatNumber, formatRank, useLanguage, useText } from '../../../ui/kit'
import type { Climb } from '../../contract/wire'
import { lineOf } from './climb-line'
import styles from './climb-card.module.css'

const [WIDTH, HEIGHT] = [280, 104]

/** One's rank over the last days as a line that rises, and how many places that is in words. */
export function ClimbCard({ climb: { days, since, places } }: { readonly climb: Climb }) {
  const t = useText()
  const language = useLanguage()
  const ranks = days.map(({ rank }) => rank)
  const begins = ranks.findIndex((rank) => rank !== null)
  const known = ranks.filter((rank) => rank !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (since === null || places === null || first === undefined || last === undefined || known.length < 2) return null
  const date = (day: string) => formatDate(`${day}T12:00:00+05:30`, language)
  const line = lineOf(ranks, WIDTH, HEIGHT)
  const [end] = line.slice(-1)
  const count = Math.abs(places)
  const way = places > 0 ? 'up' : places < 0 ? 'down' : 'same'
  const points = line.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <Card as="section" pad="large" aria-labelledby="climb">
      <h2 id="climb" className={styles.heading}>
        {t('gamification.climb')}
      </h2>
      <p className={styles.small}>
        {t(`gamification.climb.${way}`, {
          count,
          places: formatNumber(count, language),
          days: ranks.length - 1 - begins,
        })}
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('gamification.climb.says', {
          first: formatRank(first, language),
          day: date(since),
          last: formatRank(last, language),
        })}
      >
        <polygon className={styles.area} points={`${line[0]?.x ?? 0},${HEIGHT} ${points} ${end?.x ?? 0},${HEIGHT}`} />
        <polyline className={styles.line} points={points} />
        {end ? <circle className={styles.now} cx={end.x} cy={end.y} r="5" /> : null}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{date(since)}</span>
        <span>{date(days.at(-1)?.day ?? since)}</span>
      </p>
    </Card>
  )
}
