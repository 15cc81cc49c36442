import { valibotResolver } from '@hookform/resolvers/valibot'
import { BadgeCheck, CircleCheck, CircleDashed, Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Dialog, Field, formatDate, formatTime, Icon, TextInput, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { AccountSettings, EmailChange } from '../../contract/wire-sign-in'
import styles from './settings.module.css'
import { SettingRow } from './settings-card'
import { useChange } from './use-change'

const CHANGE = '/api/session/email-change'

export function EmailRow({ settings: { email, provedAt, change } }: { readonly settings: AccountSettings }) {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingRow
      icon={Mail}
      title={email}
      text={
        provedAt ? (
          <span className={styles.proved}>
            <Icon of={BadgeCheck} size={14} />
            {t('session.account.provedOn', { date: formatDate(provedAt, language) })}
          </span>
        ) : (
          t('session.account.unproved')
        )
      }
      control={
        <Button size="small" onClick={() => setOpen(true)}>
          {t('session.change')}
        </Button>
      }
    >
      {change && <ChangeUnderWay change={change} />}
      {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
    </SettingRow>
  )
}

/** Which of the two has said yes; until both have, everything goes to the old address. */
function ChangeUnderWay({ change }: { readonly change: EmailChange }) {
  const t = useText()
  const http = useService(httpClient)
  const { change: act, isBusy } = useChange()
  const sides = [
    ['old', change.oldSaidAt],
    ['new', change.newSaidAt],
  ] as const
  const language = useLanguage()
  return (
    <div className={styles.inset}>
      <b>{t('session.account.changingTo', { email: change.email })}</b>
      <ul className={styles.form}>
        {sides.map(([side, saidAt]) => (
          <li key={side}>
            <span className={saidAt ? styles.said : styles.open}>
              <Icon of={saidAt ? CircleCheck : CircleDashed} size={16} />
            </span>
            {saidAt
              ? t(`session.account.${side}Said`, { time: formatTime(saidAt, language) })
              : t(`session.account.${side}Asked`, { time: formatTime(change.sentAt, language) })}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('session.account.untilBoth')}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          loading={isBusy}
          onClick={() => void act(() => http.post(CHANGE, { email: change.email }), 'session.account.asked')}
        >
          {t('session.code.again')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => void act(() => http.delete(CHANGE))}>
          {t('session.account.keepOld')}
        </Button>
      </div>
    </div>
  )
}

const schema = v.object({ email: v.pipe(v.string(), v.trim(), v.email('session.error.email')) })

function EmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const http = useService(httpClient)
  const { change, isBusy } = useChange()
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: '' } })
  const { email } = form.formState.errors
  const submit = form.handleSubmit(async (given) => {
    if (await change(() => http.post(CHANGE, given), 'session.account.asked')) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Mail}
      title={t('session.account.changeEmail')}
      text={t('session.account.changeEmailText')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('session.account.newEmail')} error={email?.message && t(email.message)}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="primary" full loading={isBusy}>
          {t('session.account.ask')}
        </Button>
      </form>
    </Dialog>
  )
}
