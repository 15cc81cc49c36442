import { useRef, useState } from 'react'
import { useText } from '../../../ui/kit'
import { loadModule, useRetryKey } from '../../../web/kit'
import { ofPath } from '../requests'
import { useKeptWords } from '../section/use-kept-words'
import { WordsForm } from '../section/words-form'

interface NewsFormProps {
  readonly opportunityId: number
  readonly label: string
  readonly autoFocus?: boolean
  /** Closes what can be closed: after sending, or by the button that gives up. */
  readonly onClose?: () => void
}

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

  async function lookOver(words: string) {
    setLoading(true)
    try {
      const { LookOver: Dialog } = await loadModule(loadLookOver)
      setLooked({ Dialog, text: words.trim() })
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
    <>
      <WordsForm
        {...{ label, text, setText, problem, setProblem, autoFocus }}
        hint={t('discussion.update.hint')}
        send={t('discussion.update.send')}
        isSending={isLoading}
        onSend={(words) => void lookOver(words)}
        onCancel={onClose}
      />
      {looked ? (
        <looked.Dialog
          opportunityId={opportunityId}
          text={looked.text}
          retry={retry}
          onClose={() => setLooked(undefined)}
          onSent={sent}
        />
      ) : null}
    </>
  )
}
