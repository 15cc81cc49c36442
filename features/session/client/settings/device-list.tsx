import { useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, formatAgo, formatDate, Tag, useLanguage, useText } from '../../../ui/kit'
import { httpClient, navigation } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import { session } from '../../contract'
import type { Device } from '../../contract/wire-sign-in'
import { DEVICES, eventsRequest } from '../requests'
import { usePlaceWords } from './place-words'
import { SettingRow, SettingsCard } from './settings-card'
import { useWayWords } from './way-words'

const icons = { phone: Smartphone, tablet: Tablet, desktop: Laptop }

export function DeviceList({ devices }: { readonly devices: readonly Device[] }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const { signOut } = useService(session)
  const { go } = useService(navigation)
  const [busy, setBusy] = useState<string>()

  async function act(what: string, call: () => Promise<unknown>) {
    setBusy(what)
    try {
      await call()
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
      // It may be logged out already, by another tab or by a call whose answer was lost.
      void forget(queries, DEVICES)
    } finally {
      setBusy(undefined)
    }
  }

  /** The list, and what happened below it. */
  const lookAgain = () => Promise.all([forget(queries, DEVICES), forget(queries, eventsRequest.path)])

  // The two sentences are the spec's (§8), for three seconds.
  const logOut = (mode: 'all' | 'others') =>
    act(mode, async () => {
      if (mode === 'all') await signOut('everywhere')
      else await http.post('/api/session/logout-devices', { mode })
      show({ tone: 'success', text: t(`session.devices.${mode}Done`), durationMs: 3000 })
      if (mode === 'others') return lookAgain()
      // Nothing is asked for again here: there is nobody any more who may see it.
      go('/auth/login', { replace: true })
    })

  return (
    <SettingsCard
      title={t('session.devices.title')}
      text={t('session.devices.count', { count: devices.length })}
      footer={
        <>
          <Button
            loading={busy === 'others'}
            disabledReason={devices.length > 1 ? undefined : t('session.devices.onlyThis')}
            onClick={() => void logOut('others')}
          >
            {t('session.devices.others')}
          </Button>
          <Button variant="quiet" loading={busy === 'all'} onClick={() => void logOut('all')}>
            {t('session.devices.all')}
          </Button>
        </>
      }
    >
      {devices.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isBusy={busy === device.id}
          onEnd={() =>
            void act(device.id, async () => {
              await http.delete(`${DEVICES}/${device.id}`)
              await lookAgain()
            })
          }
        />
      ))}
    </SettingsCard>
  )
}

interface DeviceRowProps {
  readonly device: Device
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const t = useText()
  const language = useLanguage()
  const wayWords = useWayWords()
  const [now, setNow] = useState<number>()
  useEffect(() => setNow(Date.now()), [])
  const placeWords = usePlaceWords()
  const { browser, system, kind, way, since, usedAt, isThis } = device
  const used = isThis || now === undefined ? t('session.devices.now') : formatAgo(usedAt, language, now)
  const name =
    browser && system
      ? t('session.devices.name', { browser, system })
      : (browser ?? system ?? t('session.devices.unknown'))
  return (
    <SettingRow
      icon={icons[kind as keyof typeof icons] ?? Laptop}
      title={
        <>
          {name}
          {isThis ? <Tag tone="success">{t('session.devices.this')}</Tag> : null}
        </>
      }
      text={[placeWords(device), way && wayWords(way)].filter(Boolean).join(' · ')}
      more={t('session.devices.sinceUsed', { since: formatDate(since, language), used })}
      control={
        isThis ? null : (
          <Button size="small" loading={isBusy} aria-label={t('session.devices.endOf', { name })} onClick={onEnd}>
            {t('session.devices.end')}
          </Button>
        )
      }
    />
  )
}
