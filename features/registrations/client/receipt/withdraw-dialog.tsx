import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, Field, TextArea, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useRetryKey, useService } from '../../../web/kit'
import type { Receipt } from '../../contract/wire'
import { API } from '../requests'
import { verbOf } from '../verb'

const LONGEST = 300

interface WithdrawDialogProps {
  readonly receipt: Pick<Receipt, 'id' | 'kind' | 'title' | 'dates'>
  readonly onClose: () => void
}

/** Asks, and why if one likes to say so; withdraws, and says what became of it. */
export function WithdrawDialog({ receipt: { id, kind, title, dates }, onClose }: WithdrawDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [why, setWhy] = useState('')
  const { keyOf } = useRetryKey()
  const leaving = useMutation({
    mutationFn: () => {
      const body = { why: why.trim() }
      // Pressed again because no answer came, it is done, not refused as done before.
      return http.post(`${API}/${id}/withdraw`, body, { idempotencyKey: keyOf(body) })
    },
    onSuccess() {
      show({ tone: 'success', text: t('registrations.withdraw.done', { title }) })
      onClose()
    },
    // Refused too: it may have been done in another tab.
    onSettled: () => forget(queries, API),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registrations.withdraw.ask', { title })}
      text={t(`registrations.withdraw.${dates?.isOpen ? 'textOpen' : 'textClosed'}.${verbOf(kind)}`)}
      tone="warning"
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('registrations.withdraw.no')}
          </Button>
          <Button variant="danger" loading={leaving.isPending} onClick={() => leaving.mutate()}>
            {t('registrations.withdraw.yes')}
          </Button>
        </>
      }
    >
      <Field
        label={t('registrations.withdraw.why')}
        hint={t('registrations.withdraw.whyHint')}
        error={leaving.error ? saidBy(leaving.error, t('registrations.refused.unanswered')) : undefined}
        optional
      >
        <TextArea
          rows={2}
          maxLength={LONGEST}
          counted
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </Field>
    </Dialog>
  )
}
