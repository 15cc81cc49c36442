import { Hourglass } from 'lucide-react'
import { Banner, Button, formatDateTime, useLanguage, useText, useTurn } from '../../ui/kit'
import { useKeepAccount } from './use-keep-account'
import { useGoing } from './use-overview'

/** On every page of somebody whose account is to go: until when, and the way back. */
export function Overlay() {
  const t = useText()
  const language = useLanguage()
  const { erasureDueAt: dueAt, waitsForAdmin } = useGoing().data ?? {}
  const { keep, isKeeping } = useKeepAccount()
  if (!useTurn(Boolean(dueAt)) || !dueAt) return null
  return (
    <Banner
      tone="warning"
      icon={Hourglass}
      actions={
        <Button size="small" loading={isKeeping} onClick={() => void keep()}>
          {t('privacy.erase.keep')}
        </Button>
      }
    >
      {t(waitsForAdmin ? 'privacy.erase.waits' : 'privacy.erase.banner', { at: formatDateTime(dueAt, language) })}
    </Banner>
  )
}
