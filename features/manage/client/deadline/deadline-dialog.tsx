import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, Field, formatDateTime, TextArea, TextInput, useLanguage, useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { readWallTime, wallTimeAt } from '../../contract'
import type { ManagedListing } from '../../contract/wire'
import { MANAGE_PATH } from '../requests'
import styles from './deadline-dialog.module.css'

const LONGEST = 300

interface DeadlineDialogProps {
  readonly listing: Pick<ManagedListing, 'id' | 'title' | 'closesAt' | 'zone' | 'state'>
  readonly onClose: () => void
}

/** Until when one may enter, by the clock of the opportunity's zone, and why that changes. */
export function DeadlineDialog({ listing: { id, title, closesAt, zone, state }, onClose }: DeadlineDialogProps) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const first = closesAt ? wallTimeAt(Date.parse(closesAt), zone) : ''
  const [wanted, setWanted] = useState(first)
  const [why, setWhy] = useState('')
  const move = useMutation({
    mutationFn: () => http.put(`${MANAGE_PATH}/opportunities/${id}/deadline`, { closesAt: wanted, why: why.trim() }),
    async onSuccess() {
      const at = readWallTime(wanted, zone)
      const date = at === undefined ? wanted : formatDateTime(new Date(at).toISOString(), language, zone)
      show({ tone: 'success', text: t('manage.deadline.moved', { title, date }) })
      await Promise.all([MANAGE_PATH, '/api/listings', '/api/registrations'].map((path) => forget(queries, path)))
      onClose()
    },
  })
  const { error } = move
  const ofField =
    error instanceof HttpError ? error.problem?.errors?.find(({ path }) => path === 'closesAt') : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('manage.deadline.title', { title })}
      text={t(`manage.deadline.${state === 'closed' ? 'againText' : 'text'}`)}
      footer={
        <>
          <Button onClick={onClose}>{t('manage.deadline.cancel')}</Button>
          <Button
            variant="primary"
            loading={move.isPending}
            disabled={wanted === '' || wanted === first}
            onClick={() => move.mutate()}
          >
            {t(`manage.deadline.${state === 'closed' ? 'open' : 'move'}`)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Field
          label={t('manage.closesAt')}
          hint={t('manage.deadline.zone', { zone: zone.replaceAll('_', ' ') })}
          error={error ? (ofField?.message ?? saidBy(error, t('ui.serverError'))) : undefined}
        >
          <TextInput
            type="datetime-local"
            value={wanted}
            data-autofocus
            onChange={({ currentTarget }) => {
              move.reset()
              setWanted(currentTarget.value)
            }}
          />
        </Field>
        <Field label={t('manage.deadline.why')} hint={t('manage.deadline.whyHint')} optional>
          <TextArea
            rows={2}
            maxLength={LONGEST}
            counted
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
