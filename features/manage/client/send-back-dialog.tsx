import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../ui/contract'
import { Button, Dialog, Field, TextArea, useText } from '../../ui/kit'
import type { ManagedListing } from '../contract/wire'
import { saidBy, useService } from '../../web/kit'

const SHORTEST_REASON = 5

/** What becomes of what nobody could mend. */
export type SentBackAs = 'closed' | 'down'

export const sentBackAs = ({ organizer, isUnread }: Pick<ManagedListing, 'organizer' | 'isUnread'>) =>
  isUnread ? 'closed' : organizer === '' ? 'down' : undefined

interface SendBackDialogProps {
  readonly title: string
  /** Where nobody organizes it. */
  readonly as?: SentBackAs | undefined
  readonly send: (reason: string) => Promise<unknown>
  /** Once it is sent back: the lists that show it are asked for anew. */
  readonly onSent: () => Promise<unknown>
  readonly onClose: () => void
}

/** Why something goes back to its organizer, who reads it; or ends, where there is none. */
export function SendBackDialog({ title, as, send, onSent, onClose }: SendBackDialogProps) {
  const t = useText()
  const words = as
    ? { title: `manage.sendBack.${as}.title`, text: `manage.sendBack.${as}.text`, act: `manage.sendBack.${as}` }
    : { title: 'manage.sendBackTitle', text: 'manage.sendBackText', act: 'manage.sendBack' }
  const { show } = useService(toasts)
  const [reason, setReason] = useState('')
  const sending = useMutation({
    mutationFn: () => send(reason.trim()),
    async onSuccess() {
      show({ tone: 'success', text: t(as ? `manage.sendBack.${as}.done` : 'manage.sentBack', { title }) })
      await onSent()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(words.title, { title })}
      text={t(words.text)}
      footer={
        <>
          <Button onClick={onClose}>{t('manage.cancel')}</Button>
          <Button
            variant="primary"
            loading={sending.isPending}
            disabled={reason.trim().length < SHORTEST_REASON}
            onClick={() => sending.mutate()}
          >
            {t(words.act)}
          </Button>
        </>
      }
    >
      <Field label={t('manage.reason')} error={sending.error ? saidBy(sending.error, t('ui.serverError')) : undefined}>
        <TextArea
          rows={4}
          maxLength={1000}
          value={reason}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </Dialog>
  )
}
