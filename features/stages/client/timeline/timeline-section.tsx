import { useEffect, useRef, useState } from 'react'
import { type DetailProps, NOW_PATH } from '../../../listings/contract'
import { ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useData, useServerOffset } from '../../../web/kit'
import { placeStages } from '../../contract'
import type { Timeline } from '../../contract/wire'
import { calendarPath, timelineRequest } from '../requests'
import { StageRows } from './stage-rows'

export { stagesJsonLd as jsonLd } from './stages-json-ld'

/** What one does and when: registration, then each stage; where things stand by the server's clock. */
export function Section({ opportunityId, kind, isOpen }: DetailProps) {
  const t = useText()
  const { data, error, isPending, refetch } = useData(timelineRequest(opportunityId))
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Its time is the one at which it was asked; by then registration was to open, and by now it may have closed.
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    void refetch()
  }, [isOpen, refetch])
  if (isPending)
    return (
      <Skeleton label={t('stages.loading')}>
        <SkeletonBlock height={88} />
        <SkeletonBlock height={88} />
      </Skeleton>
    )
  // What was read stays when asking again fails.
  if (data === undefined) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  return data.stages.length === 0 ? null : <Stages timeline={data} kind={kind} isOpen={isOpen} />
}

interface StagesProps {
  readonly timeline: Timeline
  readonly kind: string
  readonly isOpen: boolean
}

function Stages({ timeline, kind, isOpen }: StagesProps) {
  const offset = useServerOffset(NOW_PATH)
  // Moves on when a countdown ends: the next minute is another stage's.
  const [passed, setPassed] = useState(0)
  const now = Math.max(Date.parse(timeline.now), passed)
  const stages = placeStages(timeline.stages, now).map(({ id, ...stage }) => ({ ...stage, calendar: calendarPath(id) }))
  const clock = { serverNow: timeline.now, serverOffsetMs: offset, onOver: setPassed, now }
  return <StageRows {...{ timeline, stages, kind, isOpen, clock }} />
}
