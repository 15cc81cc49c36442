import { useEffect, useRef } from 'react'
import type { PagePartProps } from '../../../profile/contract'
import { Card, classNames, Hold, holdKindOf, ProgressBar, useText } from '../../../ui/kit'
import { useData, useUrl } from '../../../web/kit'
import type { ShelfBadge } from '../../contract/wire'
import { shelfRequest } from '../requests'
import { OwnNews } from '../own-news'
import styles from './shelf.module.css'

/** Badges on somebody's page; one's own with what is still to be reached. `?open=badges` leads here (spec §2.5). */
export function Part({ personId, isOwn }: PagePartProps) {
  const t = useText()
  const { data } = useData(shelfRequest(personId))
  const { query } = useUrl()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = query['open'] === 'badges' && data !== undefined
  useEffect(() => {
    if (!isAsked) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus()
  }, [isAsked])
  if (!data || data.items.length === 0) return null
  const earned = data.items.filter(({ level }) => level > 0).length
  return (
    <Card as="section" pad="large" aria-labelledby="badges">
      <OwnNews />
      <div className={styles.head}>
        <h2 id="badges" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('gamification.badges')}
        </h2>
        <span className={styles.count}>{t('gamification.badges.of', { count: earned, of: data.of })}</span>
      </div>
      <ul className={styles.shelf}>
        {data.items.map((badge) => (
          <Badge key={badge.slug} badge={badge} isOwn={isOwn} />
        ))}
      </ul>
    </Card>
  )
}

function Badge({ badge, isOwn }: { readonly badge: ShelfBadge; readonly isOwn: boolean }) {
  const t = useText()
  const { name, text, hold, level, levels, times, next } = badge
  const kind = holdKindOf(hold)
  const isReached = level > 0
  const tint = isReached ? { background: `var(--kind-${kind}-tint)` } : {}
  const percent = next !== null && times !== null ? Math.min(100, Math.floor((times / next) * 100)) : undefined
  return (
    <li className={styles.badge} title={text}>
      <span className={classNames(styles.tile, !isReached && styles.open)} style={tint}>
        {isReached ? <Hold kind={kind} size={40} /> : <Hold kind={kind} size={40} colour="var(--line-strong)" />}
      </span>
      <span className={styles.name}>{name}</span>
      {isReached && levels > 1 ? (
        <span className={styles.level}>{t('gamification.level', { level, levels })}</span>
      ) : null}
      {isOwn && percent !== undefined && next !== null ? (
        <>
          <ProgressBar percent={percent} label={t('gamification.progress', { times: times ?? 0, next, name })} />
          <span className={styles.level}>{t('gamification.times', { times: times ?? 0, next })}</span>
        </>
      ) : null}
    </li>
  )
}
