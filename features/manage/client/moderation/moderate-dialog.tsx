import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, ErrorCard, Field, Skeleton, TextArea, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { saidBy, useData, useService } from '../../../web/kit'
import type { ManagedListing } from '../../contract/wire'
import { impactRequest } from '../requests'
import { ImpactLine } from './impact-line'
import styles from './moderate-dialog.module.css'

const SHORTEST_REASON = 5

/** What whoever approves does with what is or was public. */
export type ModerateAct = 'close' | 'take-down' | 'put-back'

interface ModerateDialogProps {
  readonly listing: Pick<ManagedListing, 'id' | 'title' | 'kind'>
  readonly act: ModerateAct
  /** Also when it was refused: what stands now is to be read. */
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Says first whom it concerns, in numbers, and asks for the reason that the organizer reads; putting something back needs none. */
export function ModerateDialog({ listing: { id, title, kind }, act, onDone, onClose }: ModerateDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [reason, setReason] = useState('')
  const impact = useData(impactRequest(id))
  const needsReason = act !== 'put-back'
  const sending = useMutation({
    mutationFn: () =>
      http.post(`/api/manage/approvals/${id}/${act}`, needsReason ? { reason: reason.trim() } : undefined),
    async onSuccess() {
      show({ tone: 'success', text: t(`manage.moderate.${act}.done`, { title }) })
      onClose()
    },
    onSettled: onDone,
  })
  const problem = sending.error ? saidBy(sending.error, t('ui.serverError')) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`manage.moderate.${act}.title`, { title })}
      text={t(`manage.moderate.${act}.text`)}
      {...(needsReason && { tone: 'danger' as const })}
      footer={
        <>
          <Button onClick={onClose}>{t('manage.cancel')}</Button>
          <Button
            variant={needsReason ? 'danger' : 'primary'}
            loading={sending.isPending}
            disabled={!impact.data || (needsReason && reason.trim().length < SHORTEST_REASON)}
            onClick={() => sending.mutate()}
          >
            {t(`manage.moderate.${act}.do`)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {impact.isPending && <Skeleton label={t('manage.loading')} />}
        {impact.isError && <ErrorCard small error={impact.error} onRetry={() => void impact.refetch()} />}
        {impact.data && <ImpactLine impact={impact.data} kind={kind} />}
        {needsReason ? (
          <Field label={t('manage.reason')} hint={t('manage.moderate.reasonHint')} error={problem}>
            <TextArea
              rows={3}
              maxLength={1000}
              required
              value={reason}
              data-autofocus
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
        ) : (
          problem && <p role="alert">{problem}</p>
        )}
      </div>
    </Dialog>
  )
}
