import { Card, Checkbox, useText } from '../../../ui/kit'
import type { Preferences } from '../../contract/wire-settings'
import styles from './settings.module.css'
import { usePreferences } from './use-preferences'

/** Topics by ways. A box is saved as it is turned. */
export function TopicsCard({ preferences: { topics, channels } }: { readonly preferences: Preferences }) {
  const t = useText()
  const { choose } = usePreferences()
  return (
    <Card as="section" className={styles.card} aria-labelledby="topics">
      <div>
        <h2 id="topics" className={styles.title}>
          {t('notifications.set.topics')}
        </h2>
        <p className={styles.text}>{t('notifications.set.topicsText')}</p>
      </div>
      <div>
        {topics.map(({ id, label, text, on, isLocked }) => (
          <fieldset key={id} className={styles.topic} aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`}>
            <div>
              <p id={`${id}-name`} className={styles.name}>
                {label}
              </p>
              <p id={`${id}-text`} className={styles.text}>
                {text}
              </p>
            </div>
            <div className={styles.ways}>
              {channels.map((channel) => (
                <Checkbox
                  key={channel.id}
                  label={channel.label}
                  checked={on.includes(channel.id)}
                  disabled={isLocked}
                  onChange={({ currentTarget }) =>
                    choose({ topic: id, channel: channel.id, isOn: currentTarget.checked })
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  )
}
