import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useCallback } from 'react'
import { Button, formatDate, formatTime, Icon, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { EmailChange } from '../../contract/wire-sign-in'
import { accountSettingsRequest } from '../requests'
import { useLookAgain } from '../use-look-again'
import styles from './settings.module.css'
import { useChange } from './use-change'

export const CHANGE = '/api/session/email-change'

/** Which of the two has said yes; until both have, or the wait for a lost one is over, everything goes to the old address. */
export function ChangeUnderWay({ change }: { readonly change: EmailChange }) {
  const t = useText()
  const http = useService(httpClient)
  const { change: act, isBusy } = useChange()
  const language = useLanguage()
  const queries = useQueryClient()
  useLookAgain(useCallback(() => forget(queries, accountSettingsRequest.path), [queries]))
  const { email, sentAt, waitsUntil } = change
  const sides = [
    ['old', change.oldSaidAt],
    ['new', change.newSaidAt],
  ] as const

  function says(side: 'old' | 'new', saidAt: string | null): string {
    if (saidAt) return t(`session.account.${side}Said`, { time: formatTime(saidAt, language) })
    if (side === 'old' && waitsUntil) return t('session.account.oldLost', { date: formatDate(waitsUntil, language) })
    return t(`session.account.${side}Asked`, { time: formatTime(sentAt, language) })
  }

  return (
    <div className={styles.inset}>
      <b>{t('session.account.changingTo', { email })}</b>
      <ul className={styles.form}>
        {sides.map(([side, saidAt]) => (
          <li key={side}>
            <span className={saidAt ? styles.said : styles.open}>
              <Icon of={saidAt ? CircleCheck : CircleDashed} size={16} />
            </span>
            {says(side, saidAt)}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t(waitsUntil ? 'session.account.untilThen' : 'session.account.untilBoth')}</p>
      <div className={styles.buttons}>
        {waitsUntil ? null : (
          <Button
            size="small"
            loading={isBusy}
            onClick={() => void act(() => http.post(CHANGE, { email }), 'session.account.asked')}
          >
            {t('session.code.again')}
          </Button>
        )}
        {change.newSaidAt && !waitsUntil ? (
          <Button
            size="small"
            loading={isBusy}
            onClick={() => void act(() => http.post(`${CHANGE}/lost`), 'session.account.lostSaid')}
          >
            {t('session.account.lost')}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => void act(() => http.delete(CHANGE))}>
          {t('session.account.keepOld')}
        </Button>
      </div>
    </div>
  )
}
