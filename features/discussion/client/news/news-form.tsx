import { useRef, useState } from 'react'
import { Button, Field, TextArea, useText, useWrongField } from '../../../ui/kit'
import { loadModule, useRetryKey } from '../../../web/kit'
import { POST_LENGTH } from '../../contract'
import { ofPath } from '../requests'
import { useKeptWords } from '../section/use-kept-words'
import styles from './news.module.css'

interface NewsFormProps {
  readonly opportunityId: number
  readonly label: string
  readonly autoFocus?: boolean
  /** Closes what can be closed: after sending, or by the button that gives up. */
  readonly onClose?: () => void
}

const focusNow = (field: HTMLTextAreaElement | null) => field?.focus()
const loadLookOver = () => import('./look-over')

type LookOver = Awaited<ReturnType<typeof loadLookOver>>['LookOver']

/** Words for everybody who takes part. Nothing is sent from here: what is written is looked over first, whom it reaches and how it reads. */
export function NewsForm({ opportunityId, label, autoFocus, onClose }: NewsFormProps) {
  const t = useText()
  const [text, setText] = useKeptWords(`${ofPath(opportunityId)}:news`)
  const [problem, setProblem] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const [looked, setLooked] = useState<{ readonly Dialog: LookOver; readonly text: string }>()
  // Of these words, however often the dialog is opened for them: sent and not answered, they are sent once.
  const retry = useRetryKey()
  const typed = useRef('')
  typed.current = text
  const form = useWrongField()

  async function lookOver(event: React.FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (text.trim().length < POST_LENGTH.min) return setProblem(t('discussion.empty'))
    setLoading(true)
    try {
      const { LookOver: Dialog } = await loadModule(loadLookOver)
      setLooked({ Dialog, text: text.trim() })
    } catch {
      setProblem(t('discussion.failed'))
    } finally {
      setLoading(false)
    }
  }

  function sent() {
    retry.done()
    setLooked(undefined)
    if (typed.current.trim() !== looked?.text) return
    setText('')
    onClose?.()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void lookOver(event)} noValidate>
      <Field label={label} hint={t('discussion.update.hint')} error={problem}>
        <TextArea
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={POST_LENGTH.max}
          counted={text.length > POST_LENGTH.max / 2}
          ref={autoFocus ? focusNow : undefined}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" loading={isLoading}>
          {t('discussion.update.send')}
        </Button>
        {onClose ? (
          <Button size="small" onClick={onClose}>
            {t('discussion.cancel')}
          </Button>
        ) : null}
      </div>
      {looked ? (
        <looked.Dialog
          opportunityId={opportunityId}
          text={looked.text}
          retry={retry}
          onClose={() => setLooked(undefined)}
          onSent={sent}
        />
      ) : null}
    </form>
  )
}
