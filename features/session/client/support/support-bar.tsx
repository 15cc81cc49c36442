import { Eye } from 'lucide-react'
import { Banner, Button, Countdown, formatTime, useLanguage, useText, useTurn } from '../../../ui/kit'
import { useData, useKernel } from '../../../web/kit'
import { findUser } from '../../contract'
import { nowRequest } from './requests'
import { useSupport } from './use-support'
import { useVisits } from './use-visits'

/** On every page: who sees this account right now; for whoever visits, whose it is and the way back. */
export function Overlay() {
  const user = findUser(useKernel().subject)
  if (!user) return null
  return user.is_support ? <Visiting /> : <Visited id={user.id} />
}

/** Another person's page begins anew. */
const goHome = () => location.assign('/')

function Visiting() {
  const t = useText()
  const language = useLanguage()
  const { data, dataUpdatedAt } = useData(nowRequest)
  const { send, isBusy } = useSupport()
  const stop = async () => {
    await send('/stop')
    goHome()
  }
  if (!useTurn(data !== undefined) || !data) return null
  return (
    <Banner
      tone="signal"
      icon={Eye}
      actions={
        <Button size="small" loading={isBusy} onClick={() => void stop()}>
          {t('session.support.stop')}
        </Button>
      }
    >
      <b>{t('session.support.youSee', { name: data.name })}</b>{' '}
      {t('session.support.agreed', { at: formatTime(data.allowedAt, language) })}{' '}
      <Countdown
        until={data.until}
        serverNow={data.now}
        serverOffsetMs={Date.parse(data.now) - dataUpdatedAt}
        onOver={goHome}
      />
    </Banner>
  )
}

function Visited({ id }: { readonly id: number }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useVisits(id)
  const { send, isBusy } = useSupport()
  const visit = data?.ofMine.find(({ state }) => state === 'allowed')
  if (!useTurn(visit !== undefined) || !visit) return null
  return (
    <Banner
      tone="signal"
      icon={Eye}
      actions={
        <Button size="small" loading={isBusy} onClick={() => void send(`/${visit.id}/answer`, { allow: false })}>
          {t('session.support.endIt')}
        </Button>
      }
    >
      {t('session.support.sees', { name: visit.name, until: formatTime(visit.until ?? visit.askedAt, language) })}
    </Banner>
  )
}
