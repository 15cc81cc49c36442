import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../ui/contract'
import { Button, Note, useText } from '../../../ui/kit'
import type { OwnBounce } from '../../../mail/contract/wire'
import { apiRequest, httpClient } from '../../../web/contract'
import { forget, useData, useService } from '../../../web/kit'

const OWN_BOUNCE = '/api/mail/own-bounce'
const bounceRequest = apiRequest<OwnBounce>(OWN_BOUNCE)

/** That mail to one's address comes back, and what to do about it. */
export function BounceNote() {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const bounce = useData(bounceRequest).data?.bounce
  const again = useMutation({
    mutationFn: () => http.delete(OWN_BOUNCE),
    onSuccess: () => show({ tone: 'success', text: t('notifications.bounce.done') }),
    onError: () => show({ tone: 'danger', text: t('notifications.notMarked') }),
    onSettled: () => forget(queries, OWN_BOUNCE),
  })
  if (!bounce) return null
  return (
    <Note tone="warning">
      <p>
        <b>{t('notifications.bounce.title', { address: bounce.address })}</b>
      </p>
      <p>{t('notifications.bounce.text')}</p>
      <p>
        <Button size="small" loading={again.isPending} onClick={() => again.mutate()}>
          {t('notifications.bounce.again')}
        </Button>
      </p>
    </Note>
  )
}
