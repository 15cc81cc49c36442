import { ChevronDown, CircleAlert, CircleCheck, CircleSlash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { CardAnswerProps } from '../../../listings/contract'
import { findMember } from '../../../session/contract'
import { classNames, ErrorCard, Icon, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useData, useId, useKernel } from '../../../web/kit'
import type { OwnVerdicts } from '../../contract/wire'
import { ownVerdictsRequest, rulesRequest } from '../requests'
import { fixPath } from './fix-path'
import styles from './row-answer.module.css'
import { RuleLines } from './rule-lines'
import { useOwnVerdict } from './use-own-verdict'

const marks = { met: CircleCheck, 'not-met': CircleSlash2, unknown: CircleAlert } as const

type Answered = OwnVerdicts['items'][number]

/** "You can apply", "2 of 4 rules not met", "Add your CGPA to check": in place of for whom it is; where there is room, a press opens the rules below. */
export function Answer({ opportunityId, standing, among, children, onJudged, room }: CardAnswerProps) {
  const words = useAnswerWords()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const isPerson = findMember(useKernel().subject) !== undefined
  // One fewer on the page is another question: what was answered stands until the next answer is here.
  const { data } = useData(ownVerdictsRequest(among), { enabled: isPerson, keepPrevious: true })
  const own = data?.items.find((each) => each.opportunityId === opportunityId)
  const isRefused = own?.verdict === 'not-met'
  useEffect(() => {
    onJudged?.(isRefused)
    // Who leaves takes the judgement along: whoever is here then was not judged.
    return () => onJudged?.(false)
  }, [isRefused, onJudged])
  const inLine = (content: ReactNode) => (room ? <div className={room.line}>{content}</div> : content)
  // Nothing was judged: the organizer's own words are all there is.
  if (!own || (own.rules === 0 && own.hasNote)) return inLine(children as ReactNode)
  // Who meets every rule of what is full cannot apply all the same.
  const verdict = own.verdict === 'met' && own.isFull && standing !== 'closed' ? 'not-met' : own.verdict
  const mark = <Icon of={marks[verdict]} size={16} className={styles.mark} />
  if (own.rules === 0 || !room)
    return inLine(
      <span className={styles.answer} data-verdict={verdict}>
        {mark} {words(own, standing)}
      </span>,
    )
  return (
    <>
      {inLine(
        <button
          type="button"
          className={classNames(styles.answer, styles.button)}
          data-verdict={verdict}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setOpen((before) => !before)}
        >
          {mark}
          <span>
            {words(own, standing)} <Icon of={ChevronDown} size={14} className={styles.turn} />
          </span>
        </button>,
      )}
      {isOpen ? (
        <div className={room.details} id={detailsId}>
          <Details opportunityId={opportunityId} />
        </div>
      ) : null}
    </>
  )
}

function useAnswerWords() {
  const t = useText()
  return (
    { verdict, rules, notMet, unknown, isUnread, hasNote, isFull }: Answered,
    standing: CardAnswerProps['standing'],
  ): string => {
    if (verdict === 'not-met') return t('rules.row.not-met', { notMet, count: rules })
    if (verdict === 'unknown' && isUnread) return t(`rules.row.unread.${unknown}`)
    if (verdict === 'unknown')
      return unknown && fixPath(unknown) ? t(`rules.row.add.${unknown}`) : t('rules.row.unknown')
    if (isFull && standing !== 'closed') return t('rules.row.full')
    if (hasNote) return t('rules.row.met.rules')
    return t(standing === 'upcoming' ? 'rules.row.met.upcoming' : 'rules.row.met')
  }
}

/** Each rule with what the reader has, and the way to change it. */
function Details({ opportunityId }: { readonly opportunityId: number }) {
  const t = useText()
  const rules = useData(rulesRequest(opportunityId))
  const { own } = useOwnVerdict(opportunityId)
  const failed = rules.isError ? rules : own.isError ? own : undefined
  if (failed) return <ErrorCard small error={failed.error} onRetry={() => void failed.refetch()} />
  if (!rules.data || !own.data)
    return (
      <Skeleton label={t('rules.loading')}>
        <SkeletonBlock height={120} />
      </Skeleton>
    )
  const answers = own.data.version === rules.data.version ? own.data.lines : undefined
  return <RuleLines conditions={rules.data.conditions} answers={answers} note={rules.data.note} />
}
