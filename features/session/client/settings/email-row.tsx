import { valibotResolver } from '@hookform/resolvers/valibot'
import { BadgeCheck, Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button, Dialog, Field, formatDate, Icon, TextInput, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { AccountSettings } from '../../contract/wire-sign-in'
import { CHANGE, ChangeUnderWay } from './change-under-way'
import styles from './settings.module.css'
import { SettingRow } from './settings-card'
import { useChange } from './use-change'

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
