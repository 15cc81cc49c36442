import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { confirm } from '../../../ui/contract'
import { Button, Dialog, Field, formatDate, TextInput, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { SignInSettings } from '../../contract/wire-sign-in'
import { makePasskey, mayUsePasskeys } from '../login/passkey-browser'
import { thisDevice } from '../login/this-device'
import { SettingRow } from './settings-card'
import styles from './settings.module.css'
import { useChange } from './use-change'

type Passkey = SignInSettings['passkeys'][number]
const PATH = '/api/session/passkeys'

/** The list of one's passkeys, with a way to add one where this browser can. */
export function PasskeyRows({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = useText()
  const http = useService(httpClient)
  const { change, isBusy } = useChange()
  const [canAdd, setCanAdd] = useState(false)
  useEffect(() => setCanAdd(mayUsePasskeys()), [])
  return (
    <>
      <SettingRow
        icon={Fingerprint}
        title={t('session.passkeys')}
        text={t(canAdd || passkeys.length > 0 ? 'session.passkeys.text' : 'session.passkeys.notHere')}
        control={
          canAdd ? (
            <Button
              size="small"
              loading={isBusy}
              onClick={() => void change(() => makePasskey(http, thisDevice()), 'session.passkey.added')}
            >
              {t('session.add')}
            </Button>
          ) : null
        }
      ></SettingRow>
      {passkeys.map((each) => (
        <PasskeyRow key={each.id} passkey={each} />
      ))}
    </>
  )
}

function PasskeyRow({ passkey: { id, name, since, usedAt } }: { readonly passkey: Passkey }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { ask } = useService(confirm)
  const { change, isBusy } = useChange()
  const [isNaming, setNaming] = useState(false)

  async function remove() {
    const isWanted = await ask({
      type: 'delete',
      text: t('session.passkey.removeText'),
      custom_data: {
        heading: t('session.passkey.removeTitle', { name }),
        confirm_button_text: t('session.passkey.remove'),
        reject_button_text: t('session.keep'),
      },
    })
    if (isWanted) await change(() => http.delete(`${PATH}/${encodeURIComponent(id)}`), 'session.passkey.removed')
  }

  return (
    <SettingRow
      icon={Fingerprint}
      title={name}
      text={t('session.passkey.since', { date: formatDate(since, language) })}
      more={usedAt ? t('session.passkey.used', { date: formatDate(usedAt, language) }) : undefined}
      control={
        <>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('session.passkey.renameOf', { name })}
            onClick={() => setNaming(true)}
          >
            {t('session.rename')}
          </Button>
          <Button
            size="small"
            loading={isBusy}
            aria-label={t('session.passkey.removeOf', { name })}
            onClick={() => void remove()}
          >
            {t('session.remove')}
          </Button>
        </>
      }
    >
      {isNaming ? (
        <NameDialog
          name={name}
          isBusy={isBusy}
          onClose={() => setNaming(false)}
          save={(next) => change(() => http.put(`${PATH}/${encodeURIComponent(id)}`, { name: next }))}
        />
      ) : null}
    </SettingRow>
  )
}

interface NameDialogProps {
  readonly name: string
  readonly isBusy: boolean
  /** Undefined when it did not come to it: what was typed stays. */
  readonly save: (name: string) => Promise<object | undefined>
  readonly onClose: () => void
}

function NameDialog({ name, isBusy, save, onClose }: NameDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string>()
  return (
    <Dialog open onClose={onClose} icon={Fingerprint} title={t('session.passkey.name')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setProblem(typed.trim() ? undefined : t('session.error.passkeyName'))
          if (typed.trim()) void save(typed.trim()).then((saved) => saved && onClose())
        }}
      >
        <Field label={t('session.passkey.nameLabel')} error={problem}>
          <TextInput value={typed} maxLength={60} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
        </Field>
        <Button type="submit" variant="primary" full loading={isBusy}>
          {t('session.save')}
        </Button>
      </form>
    </Dialog>
  )
}
