import type { DetailProps } from '../../../listings/contract'
import { formatDate, formatDateTime, useLanguage, useText, Written } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { Changes } from '../../contract/wire'
import { changesRequest } from '../requests'
import { useChangeWords } from '../revision/use-change-words'
import styles from './changes.module.css'

type Moved = Changes['deadlines'][number]
type Revised = Changes['revisions'][number]
const isMoved = (each: Moved | Revised): each is Moved => 'closesAt' in each

/** What became of it since it is public, the last first; where nothing did, or is not known yet, nothing stands here. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(changesRequest(opportunityId), { keepTrying: true })
  if (!data || data.deadlines.length + data.revisions.length === 0) return null
  const all = [...data.deadlines, ...data.revisions].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <ol className={styles.list}>
      {all.map((each) => (
        <li key={`${isMoved(each)} ${each.at}`}>
          {isMoved(each) ? <MovedDeadline change={each} zone={data.zone} /> : <WhatChanged change={each} />}
          <p className={styles.by}>
            {t(`manage.changes.by.${isMoved(each) ? each.by : 'organizer'}`, {
              date: formatDate(each.at, language, data.zone),
            })}
          </p>
        </li>
      ))}
    </ol>
  )
}

function WhatChanged({ change }: { readonly change: Revised }) {
  const t = useText()
  return <p className={styles.what}>{t('manage.changes.changed', { what: useChangeWords()(change.changes) })}</p>
}

function MovedDeadline({ change: { wasAt, closesAt, why }, zone }: { readonly change: Moved; readonly zone: string }) {
  const t = useText()
  const language = useLanguage()
  const moment = (at: string) => formatDateTime(at, language, zone)
  return (
    <>
      <p className={styles.what}>
        {wasAt === null
          ? t('manage.deadlines.set', { to: moment(closesAt) })
          : t(`manage.deadlines.${closesAt > wasAt ? 'later' : 'earlier'}`, {
              from: moment(wasAt),
              to: moment(closesAt),
            })}
      </p>
      {why ? (
        <p className={styles.why}>
          <Written text={why} />
        </p>
      ) : null}
    </>
  )
}
