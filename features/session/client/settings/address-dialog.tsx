import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, Field, OtpField, TextInput, useStepField, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { CodeWays } from './code-ways'
import { isAddress } from './is-address'
import styles from './settings.module.css'
import { useChange } from './use-change'

export const ADDRESSES = '/api/session/addresses'

/** The address that is to be added, then the code that went there. */
export function AddressDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const http = useService(httpClient)
  const { change, isBusy } = useChange()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useStepField<HTMLFormElement>(isAsked)
  const typed = email.trim()

  async function ask(toast?: string) {
    setProblem(isAddress(typed) ? undefined : t('session.error.email'))
    if (!isAddress(typed)) return
    if (await change(() => http.post(ADDRESSES, { email: typed }), toast)) setAsked(true)
  }
  async function prove() {
    if (await change(() => http.post(`${ADDRESSES}/prove`, { email: typed, code }), 'session.address.added')) onClose()
    else setCode('')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={MailPlus}
      title={t('session.address.title')}
      text={isAsked ? t('session.address.codeText', { email: typed }) : t('session.address.dialog')}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (isAsked ? prove() : ask())
        }}
      >
        {isAsked ? (
          <Field label={t('session.code.label')}>
            <OtpField value={code} onChange={setCode} />
          </Field>
        ) : (
          <Field label={t('session.address.label')} error={problem}>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Field>
        )}
        <Button
          type="submit"
          variant="primary"
          full
          loading={isBusy}
          disabled={isAsked ? code.length !== 6 : typed === ''}
        >
          {t(isAsked ? 'session.address.add' : 'session.code.ask')}
        </Button>
        {isAsked ? (
          <CodeWays
            isBusy={isBusy}
            onAgain={() => void ask('session.code.sent')}
            onOther={() => {
              setCode('')
              setAsked(false)
            }}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
