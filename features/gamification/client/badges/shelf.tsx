import { useEffect, useRef } from 'react'
import type { PagePartProps } from '../../../profile/contract'
import { Card, useText } from '../../../ui/kit'
import { useData, useUrl } from '../../../web/kit'
import { shelfRequest } from '../requests'
import { OwnNews } from '../own-news'
import { BadgeTile } from './badge-tile'
import styles from './shelf.module.css'

/** Badges on somebody's page; one's own with what is still to be reached. `?open=badges` leads here (spec §2.5). */
export function Part({ personId, isOwn }: PagePartProps) {
  const t = useText()
  const { data } = useData(shelfRequest(personId), { keepTrying: true })
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
          <BadgeTile key={badge.slug} badge={badge} isOwn={isOwn} />
        ))}
      </ul>
    </Card>
  )
}
