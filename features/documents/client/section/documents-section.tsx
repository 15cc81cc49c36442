import type { DetailProps } from '../../../listings/contract'
import { ErrorCard, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { documentsRequest } from '../requests'
import { DocumentRows } from './document-rows'

/** What the organizer gives one to read. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const { data, error, isPending, refetch } = useData(documentsRequest(opportunityId))
  if (isPending)
    return (
      <Skeleton label={t('documents.loading')}>
        <SkeletonBlock height={60} />
      </Skeleton>
    )
  // What was read stays when asking again fails.
  if (data === undefined) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  return data.documents.length === 0 ? null : <DocumentRows documents={data.documents} />
}
