import { useState } from 'react'
import { Card, Tag, type TagTone, formatNumber, useLanguage, useText } from '../../../ui/kit'
import type { AdPhase } from '../../contract'
import type { Ad } from '../../contract/wire-admin'
import { AdActs } from './ad-acts'
import { AdFacts } from './ad-facts'
import { AdHistory } from './ad-history'
import { AdReportPart } from './ad-report'
import styles from './manage.module.css'
import { Preview } from './preview'

const tones: Readonly<Record<AdPhase, TagTone>> = {
  draft: 'neutral',
  review: 'warning',
  scheduled: 'info',
  running: 'success',
  ended: 'outline',
  stopped: 'danger',
}

interface AdCardProps {
  readonly ad: Ad
  readonly onEdit: () => void
  readonly onCopy: () => void
}

/** One ad: where it stands, whom it is for, how often it was seen, and what can be done with it now. */
export function AdCard({ ad, onEdit, onCopy }: AdCardProps) {
  const t = useText()
  const language = useLanguage()
  const [opened, setOpened] = useState<readonly string[]>([])
  const { phase, content, views, clicks, history } = ad
  const number = (value: number) => formatNumber(value, language)
  const wasServed = phase === 'running' || phase === 'ended' || phase === 'stopped'
  const [last] = history
  const parts = [
    { id: 'preview', draw: () => <Preview variants={content.variants} /> },
    ...(wasServed ? [{ id: 'report', draw: () => <AdReportPart id={ad.id} /> }] : []),
    { id: 'history', draw: () => <AdHistory history={history} /> },
  ]
  const turn = (id: string, isOpen: boolean) =>
    setOpened(isOpen ? [...opened, id] : opened.filter((each) => each !== id))
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{content.name}</h2>
        <Tag tone={tones[phase]}>{t(`banners.phase.${phase}`)}</Tag>
      </div>
      <AdFacts content={content} />
      {wasServed ? (
        <p className={styles.small}>{t('banners.card.sum', { views: number(views), clicks: number(clicks) })}</p>
      ) : null}
      {phase === 'draft' && last?.why ? (
        <p className={styles.reason}>{t('banners.card.sentBack', { why: last.why })}</p>
      ) : null}
      <AdActs ad={ad} onEdit={onEdit} onCopy={onCopy} />
      {parts.map(({ id, draw }) => (
        <details key={id} className={styles.details} onToggle={({ currentTarget }) => turn(id, currentTarget.open)}>
          <summary>{t(`banners.card.${id}`)}</summary>
          {/* Drawn, and asked for, when somebody looks. */}
          {opened.includes(id) ? draw() : null}
        </details>
      ))}
    </Card>
  )
}
