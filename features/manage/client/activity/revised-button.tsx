import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, useText } from '../../../ui/kit'
import { loadModule, useService } from '../../../web/kit'

const loadDialog = () => import('./revised-dialog')
type RevisedDialog = Awaited<ReturnType<typeof loadDialog>>['RevisedDialog']

interface RevisedButtonProps {
  readonly id: number
  readonly revision: number
  /** What was changed, in words. */
  readonly title: string
}

/** Opens what the text was and became; how it is drawn is fetched for whoever asks. */
export function RevisedButton({ id, revision, title }: RevisedButtonProps) {
  const t = useText()
  const { show } = useService(toasts)
  const [isLoading, setLoading] = useState(false)
  const [opened, setOpened] = useState<{ readonly Dialog: RevisedDialog }>()

  async function open() {
    setLoading(true)
    try {
      setOpened({ Dialog: (await loadModule(loadDialog)).RevisedDialog })
    } catch {
      show({ tone: 'danger', text: t('manage.revised.failed') })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button size="small" loading={isLoading} onClick={() => void open()}>
        {t('manage.revised.show')}
      </Button>
      {opened ? <opened.Dialog {...{ id, revision, title }} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
