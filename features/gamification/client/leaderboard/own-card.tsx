import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Card,
  ErrorCard,
  formatDateTime,
  formatNumber,
  formatRank,
  Switch,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, Link, useService } from '../../../web/kit'
import { NO_RANK, type Scope, type Span } from '../../contract'
import type { OwnBoardAnswer } from '../../contract/wire'
import { API, POINTS } from '../requests'
import styles from './leaderboard.module.css'

interface OwnCardProps {
  readonly own: OwnBoardAnswer
  readonly scope: Scope
  readonly span: Span
}

/** Where one stands, how far the next place is, and whether one stands there at all. */
export function OwnCard({ own, scope, span }: OwnCardProps) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const list = useMutation({
    mutationFn: (isListed: boolean) => http.put(`${API}/own/listed`, { isListed }),
    onSettled: () => forget(queries, API),
  })
  const { rank, points, of, toNext, isListed } = own
  return (
    <Card as="section" pad="large" aria-labelledby="own-rank">
      <h2 id="own-rank" className={styles.heading}>
        {t('gamification.own.title')}
      </h2>
      <p className={styles.figure}>
        <b>{formatRank(rank, language)}</b>
        {rank === NO_RANK ? null : <span>{t('gamification.own.of', { of: formatNumber(of, language) })}</span>}
      </p>
      <p className={styles.small}>
        {t('gamification.ways.sum', { count: formatNumber(points, language) })} ·{' '}
        <Link href={POINTS}>{t('gamification.own.why')}</Link>
      </p>
      <Ending own={own} span={span} />
      {toNext === null ? null : <p className={styles.small}>{t('gamification.own.next', { count: toNext })}</p>}
      {rank === NO_RANK && isListed && points === 0 && scope === 'global' ? (
        <p className={styles.small}>{t('gamification.own.unranked')}</p>
      ) : null}
      <Switch
        label={t('gamification.own.listed')}
        note={t('gamification.own.listedText')}
        checked={list.isPending ? list.variables : isListed}
        busy={list.isPending}
        onChange={(checked) => list.mutate(checked)}
      />
      {list.isError ? <ErrorCard small error={list.error} /> : null}
    </Card>
  )
}

/** What one's points on this board do next by themselves: at its end they leave it, on one's own clock; of all time they stay. */
function Ending({ own: { endsAt, points }, span }: Pick<OwnCardProps, 'own' | 'span'>) {
  const t = useText()
  const language = useLanguage()
  if (endsAt === null || span === 'all') return <p className={styles.small}>{t('gamification.ends.all')}</p>
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <p className={styles.small}>
      <time dateTime={endsAt}>{t(`gamification.ends.${span}`, { at: formatDateTime(endsAt, language, zone) })}</time>{' '}
      {points > 0 ? t('gamification.ends.points', { count: points, points: formatNumber(points, language) }) : null}
    </p>
  )
}
