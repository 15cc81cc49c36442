import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, Note, useText } from '../../ui/kit'
import { httpClient } from '../../web/contract'
import { forget, saidBy, useService } from '../../web/kit'
import { API, ERASURE } from './requests'

/** Says what happens and when. A page left open is not enough: who did not prove lately who they are is asked for it first. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function erase() {
    setBusy(true)
    setProblem(undefined)
    try {
      await http.post(ERASURE)
      await forget(queries, API)
      onClose()
    } catch (error) {
      setProblem(saidBy(error, t('ui.serverError')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={TriangleAlert}
      tone="danger"
      title={t('privacy.erase.ask')}
      text={t('privacy.erase.says')}
      footer={
        <>
          <Button onClick={onClose}>{t('privacy.erase.keep')}</Button>
          <Button variant="danger" loading={isBusy} onClick={() => void erase()}>
            {t('privacy.erase')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Note tone="danger" live>
          {problem}
        </Note>
      ) : null}
    </Dialog>
  )
}
