import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Dialog, formatDate, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import { session } from '../../contract'
import { NewPasswordForm } from '../login/new-password-form'
import { SETTINGS } from '../requests'
import { SettingRow } from './settings-card'

export function PasswordRow({ changedAt }: { readonly changedAt: string | null }) {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingRow
      icon={KeyRound}
      title={t('session.password')}
      text={
        changedAt ? t('session.password.since', { date: formatDate(changedAt, language) }) : t('session.password.none')
      }
      control={
        <Button size="small" onClick={() => setOpen(true)}>
          {t(changedAt ? 'session.change' : 'session.add')}
        </Button>
      }
    >
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </SettingRow>
  )
}

interface PasswordDialogProps {
  readonly onClose: () => void
  readonly onDone?: () => Promise<void>
}

export function PasswordDialog({ onClose, onDone }: PasswordDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const { refresh } = useService(session)
  return (
    <Dialog
      open
      onClose={onClose}
      icon={KeyRound}
      title={t('session.newPassword.title')}
      text={t('session.password.ends')}
    >
      <NewPasswordForm
        submit={t('session.save')}
        send={async (password) => {
          await http.post('/api/session/password', { password })
          // The lock asks for the password from now on.
          await Promise.all([forget(queries, SETTINGS), refresh()])
          show({ tone: 'success', text: t('session.password.changed') })
          onClose()
          await onDone?.()
        }}
      />
    </Dialog>
  )
}
