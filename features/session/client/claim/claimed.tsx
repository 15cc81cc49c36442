import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Banner, Button, useText, useTurn } from '../../../ui/kit'
import { apiRequest, httpClient } from '../../../web/contract'
import { forget, saidBy, useData, useKernel, useService } from '../../../web/kit'
import { findUser, hasNews, session } from '../../contract'
import type { Claimed } from '../../contract/wire-claim'
import { PasswordDialog } from '../settings/password-row'

const PATH = '/api/session/claimed'
const request = apiRequest<Claimed>(PATH)

/** On every page, until it is read: what ended when the owner of an address that somebody had signed up with proved it. */
export function Overlay() {
  const { subject } = useKernel()
  const user = findUser(subject)
  const isTold = user !== undefined && !user.is_support && hasNews(subject, 'session.claimed')
  const claimed = useData(request, { enabled: isTold }).data?.claimed
  if (!useTurn(isTold && Boolean(claimed)) || !isTold || !claimed) return null
  return <Told claimed={claimed} wantsPassword={user.proves_by !== undefined} />
}

interface ToldProps {
  readonly claimed: NonNullable<Claimed['claimed']>
  readonly wantsPassword: boolean
}

function Told({ claimed: { ended, sessions }, wantsPassword }: ToldProps) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { refresh } = useService(session)
  const { show } = useService(toasts)
  const [isOpen, setOpen] = useState(false)
  const parts = [
    ...ended.map((each) => t(`session.claimed.${each}`)),
    ...(sessions > 0 ? [t('session.claimed.sessions', { count: sessions })] : []),
  ]

  async function read() {
    try {
      await http.delete(PATH)
      await Promise.all([forget(queries, PATH), refresh()])
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    }
  }

  return (
    <Banner
      tone="warning"
      icon={KeyRound}
      actions={
        <>
          <Button size="small" onClick={() => void read()}>
            {t('session.claimed.read')}
          </Button>
          {wantsPassword && (
            <Button size="small" variant="primary" onClick={() => setOpen(true)}>
              {t('session.claimed.choose')}
            </Button>
          )}
        </>
      }
    >
      <b>{t('session.claimed.title')}</b> {t('session.claimed.text', { parts: parts.join(', ') })}
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} onDone={read} />}
    </Banner>
  )
}
