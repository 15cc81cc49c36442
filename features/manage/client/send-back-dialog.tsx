import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../ui/contract'
import { Button, Dialog, Field, TextArea, useText } from '../../ui/kit'
import { saidBy, useService } from '../../web/kit'

const SHORTEST_REASON = 5

interface SendBackDialogProps {
  readonly title: string
  readonly send: (reason: string) => Promise<unknown>
  /** Once it is sent back: the lists that show it are asked for anew. */
  readonly onSent: () => Promise<unknown>
  readonly onClose: () => void
}

/** Why something goes back to its organizer, who reads it. */
export function SendBackDialog({ title, send, onSent, onClose }: SendBackDialogProps) {
  const t = useText()
  const { show } = useService(toasts)
  const [reason, setReason] = useState('')
  const sending = useMutation({
    mutationFn: () => send(reason.trim()),
    async onSuccess() {
      show({ tone: 'success', text: t('manage.sentBack', { title }) })
      await onSent()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.sendBackTitle', { title })}
      text={t('manage.sendBackText')}
      footer={
        <>
          <Button onClick={onClose}>{t('manage.cancel')}</Button>
          <Button
            variant="primary"
            loading={sending.isPending}
            disabled={reason.trim().length < SHORTEST_REASON}
            onClick={() => sending.mutate()}
          >
            {t('manage.sendBack')}
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
