import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../ui/contract'
import { Button, Checkbox, Dialog, Field, TextArea, useText } from '../../ui/kit'
import { httpClient } from '../../web/contract'
import { forget, saidBy, useService } from '../../web/kit'
import type { ManagedListing } from '../contract/wire'
import styles from './cancel-dialog.module.css'
import { MANAGE_PATH } from './requests'
import { useTaken } from './use-taken'

const LONGEST = 500

interface CancelDialogProps {
  readonly listing: Pick<ManagedListing, 'id' | 'title' | 'kind' | 'seats' | 'seatsTaken'>
  readonly onClose: () => void
}

/** Calls off what is public, with the reason that everybody reads; it says first for how many. */
export function CancelDialog({ listing, onClose }: CancelDialogProps) {
  const { id, title, seatsTaken } = listing
  const t = useText()
  const taken = useTaken(listing)
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [why, setWhy] = useState('')
  const [isSure, setSure] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => http.post(`${MANAGE_PATH}/opportunities/${id}/cancel`, { why: why.trim() }),
    async onSuccess() {
      show({ tone: 'success', text: t('manage.cancelling.done', { title }) })
      await Promise.all([MANAGE_PATH, '/api/listings', '/api/registrations'].map((path) => forget(queries, path)))
      onClose()
    },
  })
  const { error, isPending } = cancelling
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.cancelling.title', { title })}
      text={seatsTaken > 0 ? `${taken}. ${t('manage.cancelling.textTold')}` : t('manage.cancelling.text')}
      tone="danger"
      footer={
        <>
          <Button onClick={onClose}>{t('manage.cancelling.no')}</Button>
          <Button
            variant="danger"
            loading={isPending}
            disabled={!isSure || why.trim() === ''}
            onClick={() => cancelling.mutate()}
          >
            {t('manage.cancelling.yes')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Field
          label={t('manage.reason')}
          hint={t('manage.cancelling.hint')}
          error={error ? saidBy(error, t('ui.serverError')) : undefined}
        >
          <TextArea
            rows={3}
            maxLength={LONGEST}
            counted
            required
            value={why}
            data-autofocus
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </Field>
        <Checkbox
          label={t('manage.cancelling.sure')}
          checked={isSure}
          onChange={({ currentTarget }) => setSure(currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
