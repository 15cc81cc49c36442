import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, ErrorCard, Field, TextArea, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { TakeBackRequest } from '../../contract/wire-referrals-admin'
import { API } from './requests'

const SHORTEST = 3

interface TakeBackDialogProps {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** Asks why before a referral is taken back, with what was given for it; whoever invited reads the answer. */
export function TakeBackDialog({ id, name, onClose }: TakeBackDialogProps) {
  const t = useText()
  const form = useId()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [why, setWhy] = useState('')
  const [isShort, setShort] = useState(false)
  const takeBack = useMutation({
    mutationFn: (body: TakeBackRequest) => http.post(`${API}/${id}/take-back`, body),
    onSuccess: () => {
      show({ tone: 'success', text: t('tracking.referrals.takenBack') })
      onClose()
    },
    onSettled: () => forget(queries, API),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    const isTooShort = why.trim().length < SHORTEST
    setShort(isTooShort)
    if (!isTooShort) takeBack.mutate({ why: why.trim() })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tracking.referrals.takeBackOf', { name })}
      text={t('tracking.referrals.takeBackText')}
      icon={Undo2}
      tone="danger"
      footer={
        <>
          <Button onClick={onClose}>{t('tracking.referrals.keep')}</Button>
          <Button type="submit" form={form} variant="danger" loading={takeBack.isPending}>
            {t('tracking.referrals.takeBack')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        {takeBack.isError ? <ErrorCard small error={takeBack.error} /> : null}
        <Field
          label={t('tracking.referrals.whyTakeBack')}
          hint={t('tracking.referrals.whyHint')}
          error={isShort ? t('tracking.referrals.whyShort') : undefined}
        >
          <TextArea value={why} maxLength={300} onChange={({ currentTarget }) => setWhy(currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
