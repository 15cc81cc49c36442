import { Note, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import { managedRequest } from './requests'

/** Why what is edited here was sent back, in the words of whoever did: it is what there is to change. */
export function SentBackNote({ opportunityId }: { readonly opportunityId: number }) {
  const t = useText()
  const { data } = useData(managedRequest(opportunityId))
  if (data?.state !== 'returned' || !data.returnReason) return null
  return <Note tone="warning">{t('manage.sentBackBecause', { reason: data.returnReason })}</Note>
}
