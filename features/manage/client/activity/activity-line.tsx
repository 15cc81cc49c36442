import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import { type HouseReason, houseReasonOf } from '../../../listings/contract'
import type { ActivityLine } from '../../contract/wire-activity'
import { useChangeWords } from '../revision/use-change-words'
import styles from './activity.module.css'
import { RevisedButton } from './revised-button'

/** The acts of people that say nothing more than that they were done. */
const PLAIN: readonly (HouseReason | undefined)[] = ['byHand', 'demo']

/** Who did it, in words. */
export function useDoer(): (line: Pick<ActivityLine, 'by' | 'name'>) => string {
  const t = useText()
  return ({ by, name }) => name || t(`manage.activity.by.${by === 'team' ? 'team' : 'house'}`)
}

interface ActivityItemProps {
  /** Of the opportunity. */
  readonly id: number
  readonly line: ActivityLine
  readonly zone: string
}

/** One thing that was done: what it was and is, by whom, when, and why. */
export function ActivityItem({ id, line, zone }: ActivityItemProps) {
  const t = useText()
  const language = useLanguage()
  const doer = useDoer()
  const changed = useChangeWords()
  const reason = houseReasonOf(line.why)
  const why = PLAIN.includes(reason) ? '' : reason ? t(`manage.activity.why.${reason}`) : line.why
  return (
    <li className={styles.line}>
      <p className={styles.what}>
        <What line={line} zone={zone} />
      </p>
      {why && line.what !== 'entrusting' ? <p className={styles.why}>{why}</p> : null}
      <p className={styles.by}>{`${doer(line)} · ${formatDateTime(line.at, language, zone)}`}</p>
      {line.revision === undefined ? null : (
        <p>
          <RevisedButton
            {...{ id, revision: line.revision }}
            title={t('manage.changes.changed', { what: changed(line.fields) })}
          />
        </p>
      )}
    </li>
  )
}

function What({ line: { what, fields, was, is, why }, zone }: { readonly line: ActivityLine; readonly zone: string }) {
  const t = useText()
  const language = useLanguage()
  const changed = useChangeWords()
  if (what === 'state') {
    const state = (word: string | null) => t(`manage.state.${word === 'removed' ? 'taken-down' : word}`)
    return was === null ? t('manage.activity.begun', { is: state(is) }) : `${state(was)} → ${state(is)}`
  }
  if (what === 'deadline') {
    const moment = (at: string) => formatDateTime(at, language, zone)
    const before = was === null ? t('manage.activity.noDeadline') : moment(was)
    return `${t('manage.activity.field.deadline')}: ${before} → ${moment(is ?? '')}`
  }
  if (what === 'changes') return t('manage.changes.changed', { what: changed(fields) })
  if (what === 'visibility') return `${t('manage.visibility')}: ${t(`manage.visibility.${is}`)}`
  return t(`manage.activity.${is}`, { name: why || t('manage.activity.by.house') })
}
