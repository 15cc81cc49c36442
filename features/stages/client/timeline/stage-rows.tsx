import { useText } from '../../../ui/kit'
import type { PlacedStage } from '../../contract'
import type { Timeline } from '../../contract/wire'
import { type Clock, RegistrationRow, type RowStage, StageRow } from './stage-row'
import styles from './timeline.module.css'

interface StageRowsProps {
  readonly timeline: Pick<Timeline, 'opensAt' | 'closesAt' | 'zone'>
  readonly stages: readonly PlacedStage<RowStage>[]
  readonly kind: string
  readonly isOpen: boolean
  readonly clock: Clock
}

/** Registration, then each stage in its order. */
export function StageRows({ timeline, stages, kind, isOpen, clock }: StageRowsProps) {
  const t = useText()
  const { zone, closesAt } = timeline
  return (
    <>
      <p className={styles.sum}>{t('stages.sum', { count: stages.length, zone })}</p>
      <ol className={styles.stages}>
        {closesAt ? <RegistrationRow timeline={timeline} isOpen={isOpen} kind={kind} clock={clock} /> : null}
        {stages.map((stage, at) => (
          <StageRow key={at} stage={stage} zone={zone} kind={kind} clock={clock} />
        ))}
      </ol>
    </>
  )
}
