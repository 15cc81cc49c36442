import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '../../../ui/contract'
import { Button, formatDate, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { session } from '../../contract'
import type { FactorSetup, RecoveryCodes, SignInSettings } from '../../contract/wire-sign-in'
import { FactorDialog } from './factor-dialog'
import { RecoveryDialog } from './recovery-dialog'
import { SettingRow } from './settings-card'
import { useChange } from './use-change'

const PATH = '/api/session/second-factor'

/** On or off, and how many recovery codes are left. */
export function FactorRow({ settings }: { readonly settings: SignInSettings }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { refresh } = useService(session)
  const { ask } = useService(confirm)
  const { change, isBusy } = useChange()
  const [setup, setSetup] = useState<FactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { factorSince, recoveryCodes, isFactorNeeded } = settings

  async function begin() {
    const begun = await change(async () => (await http.post<FactorSetup>(PATH)).data)
    if (begun) setSetup(begun.value)
  }
  async function turnOff() {
    const isWanted = await ask({
      type: 'warning',
      text: t(isFactorNeeded ? 'session.factor.offAdmin' : 'session.factor.offText'),
      custom_data: {
        heading: t('session.factor.offTitle'),
        confirm_button_text: t('session.factor.turnOff'),
        reject_button_text: t('session.keep'),
      },
    })
    if (isWanted && (await change(() => http.delete(PATH), 'session.factor.isOff'))) await refresh()
  }
  async function renew() {
    const isWanted = await ask({
      type: 'warning',
      text: t('session.recovery.renewText'),
      custom_data: {
        heading: t('session.recovery.renewTitle'),
        confirm_button_text: t('session.recovery.renewDo'),
        reject_button_text: t('session.recovery.keepOld'),
      },
    })
    if (!isWanted) return
    const renewed = await change(async () => (await http.post<RecoveryCodes>(`${PATH}/recovery-codes`)).data)
    if (renewed) setCodes(renewed.value.codes)
  }

  return (
    <SettingRow
      icon={ShieldCheck}
      title={t('session.factor')}
      text={
        factorSince
          ? t('session.factor.since', { date: formatDate(factorSince, language) })
          : t(isFactorNeeded ? 'session.factor.offNeeded' : 'session.factor.off')
      }
      more={factorSince ? t('session.recovery.left', { count: recoveryCodes }) : undefined}
      control={
        factorSince ? (
          <>
            <Button size="small" variant="quiet" loading={isBusy} onClick={() => void renew()}>
              {t('session.recovery.renew')}
            </Button>
            <Button size="small" loading={isBusy} onClick={() => void turnOff()}>
              {t('session.factor.turnOff')}
            </Button>
          </>
        ) : (
          <Button size="small" loading={isBusy} onClick={() => void begin()}>
            {t('session.factor.turnOn')}
          </Button>
        )
      }
    >
      {setup ? (
        <FactorDialog
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={(fresh) => {
            setSetup(undefined)
            setCodes(fresh)
          }}
        />
      ) : null}
      {codes ? (
        <RecoveryDialog
          codes={codes}
          onDone={() => {
            setCodes(undefined)
            // What waited for the second factor counts from now on.
            void change(refresh)
          }}
        />
      ) : null}
    </SettingRow>
  )
}
