import type { DetailProps } from '../../../listings/contract'
import { ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { prizesRequest } from '../requests'
import { PrizeCards } from './prize-cards'

/** What there is to win. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const { data, error, isPending, refetch } = useData(prizesRequest(opportunityId))
  if (isPending)
    return (
      <Skeleton label={t('prizes.loading')}>
        <SkeletonBlock height={140} />
      </Skeleton>
    )
  // What was read stays when asking again fails.
  if (data === undefined) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  return data.prizes.length === 0 ? null : <PrizeCards shown={data} />
}
