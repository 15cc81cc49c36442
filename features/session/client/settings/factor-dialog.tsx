import { Copy, ShieldCheck } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Dialog, Field, Icon, OtpField, useCopy, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import type { FactorSetup, RecoveryCodes } from '../../contract/wire-sign-in'
import { SETTINGS } from '../requests'
import styles from './settings.module.css'

interface FactorDialogProps {
  readonly setup: FactorSetup
  readonly onClose: () => void
  /** It is on; the codes are shown this once. */
  readonly onDone: (codes: readonly string[]) => void
}

/** Scan, then prove it by the code that the app shows. */
export function FactorDialog({ setup, onClose, onDone }: FactorDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const copy = useCopy()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // An SVG of the server, drawn as a picture: nothing in it can run.
  const picture = `data:image/svg+xml,${encodeURIComponent(setup.svg)}`

  async function send(typed: string) {
    if (isBusy) return
    if (typed.length < 6) return setProblem(t('session.error.code'))
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await http.post<RecoveryCodes>('/api/session/second-factor/confirm', { code: typed })
      onDone(data.codes)
    } catch (error) {
      setCode('')
      setProblem(saidBy(error, t('ui.serverError')))
      void forget(queries, SETTINGS) // it may be on already, by a call whose answer was lost or in another tab
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} icon={ShieldCheck} title={t('session.setup.title')} width={480}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(code)
        }}
      >
        <div className={styles.setup}>
          <img className={styles.qr} src={picture} width={160} height={160} alt={t('session.setup.picture')} />
          <div className={styles.words}>
            <b>{t('session.setup.scan')}</b>
            <p>{t('session.setup.orType')}</p>
            <code className={styles.secret}>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <div>
              <Button
                size="small"
                variant="quiet"
                onClick={() =>
                  void copy(setup.secret, { done: t('session.setup.copied'), byHand: t('session.copy.byHand') })
                }
              >
                <Icon of={Copy} size={14} />
                {t('session.copy')}
              </Button>
            </div>
          </div>
        </div>
        <Field label={t('session.setup.code')} error={problem}>
          <OtpField
            value={code}
            disabled={isBusy}
            onChange={(typed) => {
              setCode(typed)
              if (typed.length === 6) void send(typed)
            }}
          />
        </Field>
        <Button type="submit" variant="primary" full loading={isBusy}>
          {t('session.factor.turnOn')}
        </Button>
      </form>
    </Dialog>
  )
}
