import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, Field, TextInput, useText, useWrongField } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { HANDOVER_DAYS } from '../../contract'
import type { ManagedListing } from '../../contract/wire'
import { MANAGE_PATH } from '../requests'

interface HandOverDialogProps {
  readonly listing: Pick<ManagedListing, 'id' | 'title'>
  readonly onClose: () => void
}

/** Offers what one organizes to somebody else, by their address. Nothing changes before they accept. */
export function HandOverDialog({ listing: { id, title }, onClose }: HandOverDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const form = useWrongField()
  const [email, setEmail] = useState('')
  const offering = useMutation({
    mutationFn: () => http.put(`${MANAGE_PATH}/opportunities/${id}/handover`, { email: email.trim() }),
    async onSuccess() {
      show({ tone: 'success', text: t('manage.handover.offered', { email: email.trim() }) })
      await forget(queries, MANAGE_PATH)
      onClose()
    },
  })
  const { error, isPending } = offering
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.handover.title', { title })}
      text={t('manage.handover.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('manage.handover.no')}</Button>
          <Button type="submit" form={`hand-over-${id}`} variant="primary" loading={isPending}>
            {t('manage.handover.yes')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={`hand-over-${id}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          offering.mutate()
        }}
      >
        <Field
          label={t('manage.handover.email')}
          hint={t('manage.handover.emailHint', { days: HANDOVER_DAYS })}
          error={error ? saidBy(error, t('ui.serverError')) : undefined}
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            maxLength={200}
            value={email}
            data-autofocus
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
