import { Note, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import type { Draft } from '../contract/wire'
import { managedRequest } from './requests'

interface SentBackNoteProps {
  readonly draft: Draft
  readonly opportunityId: number
}

/** Why what is edited here was sent back, in the words of whoever did: it is what there is to change. */
export function SentBackNote({ draft: { isPublic, returnReason }, opportunityId }: SentBackNoteProps) {
  const t = useText()
  const { data } = useData(managedRequest(opportunityId), { enabled: !isPublic })
  const reason = isPublic ? returnReason : data?.state === 'returned' && data.returnReason
  if (!reason) return null
  return <Note tone="warning">{t('manage.sentBackBecause', { reason })}</Note>
}
