import { useState } from 'react'
import { useId } from '../../web/kit'
import { Button, Checkbox, Dialog, ErrorCard, Field, Note, Select, TextInput, useText } from '../../ui/kit'
import { frequencies, type Frequency } from '../contract'
import { type Choices, hereZone, minuteOf, MOST_LETTERS, NIGHT, timeOf } from './choices'
import styles from './search-form.module.css'

interface SearchFormProps {
  readonly title: string
  readonly text?: string
  readonly begin: Choices
  readonly isSaving: boolean
  readonly error: unknown
  readonly onSave: (choices: Choices) => void
  readonly onClose: () => void
}

/** How a search is called, how often it writes, and when it is quiet. */
export function SearchForm({ title, text, begin, isSaving, error, onSave, onClose }: SearchFormProps) {
  const t = useText()
  const form = useId()
  const [name, setName] = useState(begin.name)
  const [frequency, setFrequency] = useState<Frequency>(begin.frequency)
  const [quiet, setQuiet] = useState(begin.quiet)
  const [isTried, setTried] = useState(false)
  const here = hereZone()
  const [zone, setZone] = useState(begin.zone)
  const isNameless = name.trim() === ''

  function save(event: React.FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isNameless) onSave({ name: name.trim(), frequency, quiet, zone })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{t('alerts.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={isSaving}>
            {t('alerts.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={save} noValidate>
        <Field label={t('alerts.name')} error={isTried && isNameless ? t('alerts.nameless') : undefined}>
          <TextInput
            value={name}
            maxLength={MOST_LETTERS}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field label={t('alerts.frequency')}>
          <Select
            value={frequency}
            options={frequencies.map((value) => ({ value, label: t(`alerts.frequency.${value}`) }))}
            onChange={({ currentTarget }) => setFrequency(currentTarget.value as Frequency)}
          />
        </Field>
        <Checkbox label={t('alerts.quiet')} checked={quiet !== null} onChange={() => setQuiet(quiet ? null : NIGHT)} />
        {quiet ? (
          <div className={styles.times}>
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={t(`alerts.quiet.${end}`)}>
                <TextInput
                  type="time"
                  required
                  value={timeOf(quiet[end])}
                  onChange={({ currentTarget }) => {
                    const minute = minuteOf(currentTarget.value)
                    if (minute !== undefined) setQuiet({ ...quiet, [end]: minute })
                  }}
                />
              </Field>
            ))}
          </div>
        ) : null}
        {quiet && quiet.from === quiet.to ? <Note tone="warning">{t('alerts.quiet.none')}</Note> : null}
        <p className={styles.zone}>
          {t('alerts.zone', { zone })}
          {zone === here ? null : (
            <Button size="small" onClick={() => setZone(here)}>
              {t('alerts.zone.here', { zone: here })}
            </Button>
          )}
        </p>
        {error ? <ErrorCard small error={error} /> : null}
      </form>
    </Dialog>
  )
}
