import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, DialogButtons, Field, OtpField, TextInput, useStepField, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { CodeWays } from '../settings/code-ways'
import { isAddress } from '../settings/is-address'
import styles from './merge.module.css'
import { MergeLook } from './merge-look'
import { API } from './requests'
import { useMergeChange } from './use-merge-change'

interface OwnMergeDialogProps {
  /** What its address is likely to be. */
  readonly likely?: string | undefined
  readonly onClose: () => void
}

/** The other account's address, the code that goes there, then a look at what would go over. */
export function OwnMergeDialog({ likely = '', onClose }: OwnMergeDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const { change, isBusy } = useMergeChange()
  const [email, setEmail] = useState(likely)
  const [code, setCode] = useState('')
  const [step, setStep] = useState<'address' | 'code' | { readonly asked: number }>('address')
  const [problem, setProblem] = useState<string>()
  const form = useStepField<HTMLFormElement>(step)

  async function ask(toast?: string) {
    const typed = email.trim()
    setProblem(isAddress(typed) ? undefined : t('session.error.email'))
    if (!isAddress(typed)) return
    if (await change(() => http.post('/api/session/codes', { email: typed }), toast)) setStep('code')
  }
  async function prove() {
    const given = { email: email.trim(), code }
    const done = await change(async () => (await http.post<{ id: number }>(`${API}/mine`, given)).data)
    if (done) setStep({ asked: done.value.id })
    else setCode('')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={Merge}
      width={600}
      title={t('session.merge.own')}
      text={step === 'code' ? t('session.merge.codeText', { email: email.trim() }) : t('session.merge.ownDialog')}
    >
      {typeof step === 'object' ? (
        <MergeLook id={step.asked} onClose={onClose} />
      ) : (
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void (step === 'address' ? ask() : prove())
          }}
        >
          {step === 'address' ? (
            <Field label={t('session.merge.ownEmail')} error={problem}>
              <TextInput
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </Field>
          ) : (
            <Field label={t('session.code.label')}>
              <OtpField value={code} onChange={setCode} />
            </Field>
          )}
          {step === 'code' ? (
            <CodeWays
              isBusy={isBusy}
              onAgain={() => void ask('session.code.sent')}
              onOther={() => {
                setCode('')
                setStep('address')
              }}
            />
          ) : null}
          <DialogButtons>
            <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              loading={isBusy}
              disabled={step === 'address' ? !email.trim() : code.length !== 6}
            >
              {t(step === 'address' ? 'session.code.ask' : 'session.merge.look')}
            </Button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  )
}
