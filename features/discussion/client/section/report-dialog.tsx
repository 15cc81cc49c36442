import { Flag } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, Dialog, Field, Note, RadioGroup, TextArea, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { type ReportReason, reportReasons } from '../../contract'
import { postPath } from '../requests'
import styles from './discussion.module.css'

interface ReportDialogProps {
  readonly postId: number
  readonly onClose: () => void
}

/** What is wrong with somebody's words, for the moderators; the writer does not learn who said so. */
export function ReportDialog({ postId, onClose }: ReportDialogProps) {
  const t = useText()
  const id = useId()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(event: React.FormEvent) {
    event.preventDefault()
    setSending(true)
    try {
      await http.post(`${postPath(postId)}/reports`, { reason, note })
      show({ tone: 'success', text: t('discussion.report.done') })
      onClose()
    } catch (error) {
      setProblem((error instanceof HttpError ? error.problem?.detail : undefined) ?? t('discussion.failed'))
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion.report')}
      text={t('discussion.report.says')}
      icon={Flag}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{t('discussion.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={isSending}>
            {t('discussion.report.send')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void send(event)}>
        {problem ? (
          <Note tone="danger" live>
            {problem}
          </Note>
        ) : null}
        <RadioGroup
          name="reason"
          label={t('discussion.report.reason')}
          value={reason}
          onChange={setReason}
          options={reportReasons.map((each) => ({ value: each, label: t(`discussion.reason.${each}`) }))}
        />
        <Field label={t('discussion.report.note')} optional>
          <TextArea value={note} maxLength={500} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
