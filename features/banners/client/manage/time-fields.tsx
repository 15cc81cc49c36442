import { CountField, Field, TextInput, useText } from '../../../ui/kit'
import type { AdContent } from '../../contract/wire-admin'
import { fromField, LAST_IN_FIELD, toField } from './local-time'
import styles from './manage.module.css'

type Times = Pick<AdContent, 'startsAt' | 'endsAt'>

/** From when to when, on the clock of whoever types. */
export function SpanFields({
  startsAt,
  endsAt,
  onChange,
}: Times & { readonly onChange: (more: Partial<Times>) => void }) {
  const t = useText()
  return (
    <div className={styles.pair}>
      <Field label={t('banners.form.startsAt')} hint={t('banners.form.startsAtText')} optional>
        <TextInput
          type="datetime-local"
          max={LAST_IN_FIELD}
          value={toField(startsAt)}
          onChange={({ currentTarget }) => onChange({ startsAt: fromField(currentTarget.value) })}
        />
      </Field>
      <Field label={t('banners.form.endsAt')} hint={t('banners.form.endsAtText')} optional>
        <TextInput
          type="datetime-local"
          max={LAST_IN_FIELD}
          value={toField(endsAt)}
          onChange={({ currentTarget }) => onChange({ endsAt: fromField(currentTarget.value) })}
        />
      </Field>
    </div>
  )
}

interface TimeFieldsProps {
  readonly content: AdContent
  readonly onChange: (more: Partial<AdContent>) => void
}

/** When an ad runs, how likely it is beside others, and how often one person sees it. */
export function TimeFields({ content, onChange }: TimeFieldsProps) {
  const t = useText()
  const { startsAt, endsAt, weight, perDay } = content
  return (
    <>
      <SpanFields startsAt={startsAt} endsAt={endsAt} onChange={onChange} />
      <div className={styles.pair}>
        <CountField
          label={t('banners.form.weight')}
          hint={t('banners.form.weightText')}
          value={weight}
          most={100}
          onChange={(count) => onChange({ weight: count })}
        />
        <Field label={t('banners.form.perDay')} hint={t('banners.form.perDayText')} optional>
          <TextInput
            type="number"
            min={1}
            max={50}
            value={perDay ?? ''}
            onChange={({ currentTarget }) => onChange({ perDay: currentTarget.valueAsNumber || null })}
          />
        </Field>
      </div>
    </>
  )
}
