import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import type { SignInEvent } from '../../contract/wire-sign-in'
import { useRightWords } from './right-words'
import { SettingsCard } from './settings-card'
import styles from './settings.module.css'
import { useWayWords } from './way-words'

export function EventList({ events }: { readonly events: readonly SignInEvent[] }) {
  const t = useText()
  const language = useLanguage()
  const wayWords = useWayWords()
  const rightWords = useRightWords()
  const nameOf = (what: string, name: string) => (what.startsWith('right-') ? rightWords(name) : name)
  return (
    <SettingsCard title={t('session.events.title')} text={events.length === 0 ? t('session.events.none') : undefined}>
      {events.length > 0 && (
        <ul>
          {events.map(({ id, what, way, name, browser, system, address, at }) => (
            <li key={id} className={styles.event}>
              <time className={styles.when} dateTime={at}>
                {formatDateTime(at, language)}
              </time>
              <span className={styles.what}>
                {what === 'signed-in' && way
                  ? t('session.event.signed-in', { way: wayWords(way) })
                  : t(`session.event.${what}`, { name: nameOf(what, name ?? '') })}
                {browser && system ? ` · ${t('session.devices.name', { browser, system })}` : ''}
              </span>
              <span className={styles.where}>{address}</span>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}
