import { Card, Field, Note, Select, Switch, useText } from '../../../ui/kit'
import { digests } from '../../contract'
import type { Rhythm } from '../../contract/wire-settings'
import styles from './settings.module.css'
import { TimeField } from './time-field'
import { NIGHT, zonesWith } from './times'
import { usePreferences } from './use-preferences'

/** When one is told: how often by mail, and when not at all. Each change is saved as it is made. */
export function RhythmCard({ rhythm }: { readonly rhythm: Rhythm }) {
  const t = useText()
  const { changeRhythm: change } = usePreferences()
  const { zone, quiet, urgentPasses, digest } = rhythm
  return (
    <Card as="section" className={styles.card} aria-labelledby="rhythm">
      <div>
        <h2 id="rhythm" className={styles.title}>
          {t('notifications.set.rhythm')}
        </h2>
        <p className={styles.text}>{t('notifications.set.rhythmText')}</p>
      </div>
      <Field label={t('notifications.set.digest')}>
        <Select
          value={digest}
          options={digests.map((value) => ({ value, label: t(`notifications.digest.${value}`) }))}
          onChange={({ currentTarget }) => change({ digest: currentTarget.value as Rhythm['digest'] })}
        />
      </Field>
      <Field label={t('notifications.set.zone')}>
        <Select
          value={zone}
          options={zonesWith(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={({ currentTarget }) => change({ zone: currentTarget.value })}
        />
      </Field>
      <Switch
        between
        label={t('notifications.set.quiet')}
        note={t('notifications.set.quietText')}
        checked={quiet !== null}
        onChange={(isOn) => change({ quiet: isOn ? NIGHT : null })}
      />
      {quiet ? (
        <>
          <div className={styles.times}>
            {(['from', 'to'] as const).map((end) => (
              <TimeField
                key={end}
                label={t(`notifications.set.quiet.${end}`)}
                minute={quiet[end]}
                onChange={(minute) => change({ quiet: { ...quiet, [end]: minute } })}
              />
            ))}
          </div>
          {quiet.from === quiet.to && <Note tone="warning">{t('notifications.set.quiet.none')}</Note>}
          <Switch
            between
            label={t('notifications.set.urgent')}
            note={t('notifications.set.urgentText')}
            checked={urgentPasses}
            onChange={(isOn) => change({ urgentPasses: isOn })}
          />
        </>
      ) : null}
    </Card>
  )
}
