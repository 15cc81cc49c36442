import { Card, formatAgo, Tag, type TagTone, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { FaultState } from '../../contract/fault-states'
import type { Fault } from '../../contract/wire-faults'
import styles from './faults.module.css'

const TONES: Readonly<Record<FaultState, TagTone>> = { open: 'danger', resolved: 'success', ignored: 'neutral' }

export function FaultTags({ fault }: { readonly fault: Pick<Fault, 'state' | 'side'> }) {
  const t = useText()
  return (
    <span className={styles.tags}>
      <Tag tone={TONES[fault.state]}>{t(`tracking.errors.${fault.state}`)}</Tag>
      <Tag tone="outline">{t(`tracking.error.${fault.side}`)}</Tag>
    </span>
  )
}

/** One kind of error in the list: what it says, where it comes from, how often, when last. */
export function FaultRow({ fault, now }: { readonly fault: Fault; readonly now: number }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <Link href={`/manage/errors/${fault.id}`} className={styles.link}>
            <span lang="en">
              {fault.name}: {fault.message}
            </span>
          </Link>
        </h2>
        <p className={styles.small}>
          <code>{fault.culprit}</code>
        </p>
        <p className={styles.small}>
          {t('tracking.error.last', { when: formatAgo(fault.lastAt, language, now) })} · {fault.lastRelease}
        </p>
      </div>
      <div className={styles.end}>
        <FaultTags fault={fault} />
        <span className={styles.count}>{t('tracking.error.reports', { count: fault.reports })}</span>
      </div>
    </Card>
  )
}
