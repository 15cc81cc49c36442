import { Bell, BellRing, Mail, MailX, UserX } from 'lucide-react'
import { Icon, Note, useText } from '../../../ui/kit'
import type { NewsCounts } from '../../contract/wire-news'
import styles from './news.module.css'

const ways = [
  ['inApp', Bell],
  ['email', Mail],
  ['push', BellRing],
] as const
const skips = [
  ['unsubscribed', MailX],
  ['bounced', MailX],
  ['closed', UserX],
  ['left', UserX],
] as const

interface CountsProps {
  readonly counts: NewsCounts
  readonly hasSamples: boolean
}

/** How many get it by which way, and how many not, with the reason; reasons that hold for nobody are left out. */
export function Counts({ counts, hasSamples }: CountsProps) {
  const t = useText()
  const skipped = skips.filter(([why]) => counts[why] > 0)
  return (
    <section className={styles.counts} aria-label={t('discussion.news.counts')}>
      <p>
        <b>{t('discussion.news.people', { count: counts.people })}</b>
      </p>
      {counts.people > 0 && !hasSamples ? <Note>{t('discussion.news.nobodyTold')}</Note> : null}
      {hasSamples ? (
        <ul className={styles.facts}>
          {ways.map(([way, icon]) => (
            <li key={way}>
              <Icon of={icon} size={16} />
              {t(`discussion.news.by.${way}`, { count: counts[way] })}
            </li>
          ))}
        </ul>
      ) : null}
      {skipped.length > 0 ? (
        <ul className={styles.facts}>
          {skipped.map(([why, icon]) => (
            <li key={why} className={styles.skip}>
              <Icon of={icon} size={16} />
              {t(`discussion.news.skip.${why}`, { count: counts[why] })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
