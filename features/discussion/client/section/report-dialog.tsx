import { Flag } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, Dialog, Field, Note, RadioGroup, TextArea, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { useId, useService } from '../../../web/kit'
import type { ReportReason } from '../../contract'
import styles from './discussion.module.css'

interface ReportDialogProps {
  /** Where the report goes. */
  readonly path: string
  readonly title: string
  readonly says: string
  readonly reasons: readonly ReportReason[]
  /** Text keys of reasons that have another name here. */
  readonly called?: Partial<Readonly<Record<ReportReason, string>>>
  readonly onClose: () => void
}

/** What is wrong with somebody's words or an opportunity, for the moderators; its writer does not learn who said so. */
export function ReportDialog({ path, title, says, reasons, called, onClose }: ReportDialogProps) {
  const t = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [reason, setReason] = useState<ReportReason>()
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(event: React.FormEvent) {
    event.preventDefault()
    if (!reason) {
      setAsked(true)
      form.current?.querySelector('input')?.focus()
      return
    }
    setSending(true)
    try {
      await http.post(`${path}/reports`, { reason, note })
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
      title={title}
      text={says}
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
      <form ref={form} id={id} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {problem ? (
          <Note tone="danger" live>
            {problem}
          </Note>
        ) : null}
        <RadioGroup
          name="reason"
          label={t('discussion.report.reason')}
          error={isAsked && !reason ? t('discussion.report.choose') : undefined}
          value={reason}
          onChange={setReason}
          options={reasons.map((each) => ({ value: each, label: t(called?.[each] ?? `discussion.reason.${each}`) }))}
        />
        <Field label={t('discussion.report.note')} optional>
          <TextArea value={note} maxLength={500} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
