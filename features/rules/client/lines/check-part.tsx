import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CheckPartProps } from '../../../registrations/contract'
import { ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { forget, useData } from '../../../web/kit'
import { API, rulesRequest } from '../requests'
import { RuleLines } from './rule-lines'
import styles from './rule-lines.module.css'
import { TeamPart } from './team-lines'
import { useOwnVerdict } from './use-own-verdict'
import { VerdictSum } from './verdict-sum'

/** The rules in the registration form, with what the person has: the server judges by the same when it is sent. */
export function Part({ opportunityId, terms }: CheckPartProps) {
  const t = useText()
  const queries = useQueryClient()
  const drawnFor = useRef(terms)
  useEffect(() => {
    if (drawnFor.current === terms) return
    drawnFor.current = terms
    // What is confirmed below is what stands here.
    void forget(queries, `${API}/of/${opportunityId}`)
  }, [queries, opportunityId, terms])
  // The page before may have shown others, half a minute old.
  const rules = useData(rulesRequest(opportunityId), { anew: true })
  const { own } = useOwnVerdict(opportunityId, { anew: true })
  const failed = own.isError ? own : rules.isError ? rules : undefined
  if (failed) return <ErrorCard small error={failed.error} onRetry={() => void failed.refetch()} />
  const areOfNow = own.isFetchedAfterMount && rules.isFetchedAfterMount
  if (!own.data || !rules.data || !areOfNow)
    return (
      <Skeleton label={t('rules.loading')}>
        <SkeletonBlock height={96} />
      </Skeleton>
    )
  const { lines } = own.data
  return (
    <div className={styles.part}>
      {lines.length === 0 ? null : (
        <p className={styles.sum}>
          <VerdictSum verdict={own.data} />
        </p>
      )}
      <RuleLines conditions={lines.map(({ condition }) => condition)} answers={lines} note={rules.data.note} />
      {rules.data.team.mostMembers === undefined ? null : <TeamPart team={rules.data.team} />}
    </div>
  )
}
