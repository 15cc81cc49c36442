import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Dialog, Field, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, showServerErrors, useService } from '../../../web/kit'
import { coveredPhone } from '../../contract/covered-phone'
import { SETTINGS } from '../requests'
import { SettingRow } from './settings-card'
import styles from './settings.module.css'

export function PhoneRow({ phone }: { readonly phone: string | null }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingRow
      icon={Smartphone}
      title={phone ? coveredPhone(phone) : t('session.phone.none')}
      text={t('session.phone.hidden')}
      control={
        <Button size="small" onClick={() => setOpen(true)}>
          {t(phone ? 'session.change' : 'session.add')}
        </Button>
      }
    >
      {isOpen && <PhoneDialog phone={phone ?? ''} onClose={() => setOpen(false)} />}
    </SettingRow>
  )
}

function PhoneDialog({ phone, onClose }: { readonly phone: string; readonly onClose: () => void }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { phone } })
  const [problem, setProblem] = useState<string>()
  const submit = form.handleSubmit(async (given) => {
    try {
      await http.put('/api/session/phone', given)
      await forget(queries, SETTINGS)
      onClose()
    } catch (error) {
      setProblem(showServerErrors(error, form.setError, ['phone'], t('ui.serverError')))
    }
  })
  return (
    <Dialog open onClose={onClose} icon={Smartphone} title={t('session.phone.title')} text={t('session.phone.text')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('session.phone.label')} error={form.formState.errors.phone?.message ?? problem}>
          <TextInput type="tel" autoComplete="tel" inputMode="tel" {...form.register('phone')} />
        </Field>
        <Button type="submit" variant="primary" full loading={form.formState.isSubmitting}>
          {t('session.save')}
        </Button>
      </form>
    </Dialog>
  )
}
