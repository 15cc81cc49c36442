import { Checkbox, Field, FieldGroup, formatNumber, TextInput, useLanguage, useText } from '../../../ui/kit'
import type { CampaignChoices, CampaignContent } from '../../contract/wire-admin'
import styles from './campaigns.module.css'
import { useCountOf } from './use-count-of'

type Chosen = CampaignContent['audience']

interface AudienceFieldsProps {
  readonly audiences: CampaignChoices['audiences']
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** Who is meant: everybody, unless something is chosen; and how many that are at this moment. */
export function AudienceFields({ audiences, chosen, onChange }: AudienceFieldsProps) {
  const t = useText()
  const language = useLanguage()
  const count = useCountOf(chosen)
  const choose = (id: string, values: readonly string[]) => {
    const { [id]: _, ...others } = chosen
    onChange(values.length > 0 ? { ...others, [id]: [...values] } : others)
  }
  return (
    <>
      {audiences.map(({ id, label, choices }) => {
        const values = chosen[id] ?? []
        if (choices.length === 0)
          return (
            <Field key={id} label={label} hint={t('notifications.many.commas')}>
              <TextInput
                defaultValue={values.join(', ')}
                onChange={({ currentTarget }) =>
                  choose(
                    id,
                    currentTarget.value
                      .split(',')
                      .map((each) => each.trim())
                      .filter(Boolean),
                  )
                }
              />
            </Field>
          )
        return (
          <FieldGroup key={id} label={label}>
            <div className={styles.ways}>
              {choices.map((choice) => (
                <Checkbox
                  key={choice.value}
                  label={choice.label}
                  checked={values.includes(choice.value)}
                  onChange={({ currentTarget }) =>
                    choose(
                      id,
                      currentTarget.checked
                        ? [...values, choice.value]
                        : values.filter((each) => each !== choice.value),
                    )
                  }
                />
              ))}
            </div>
          </FieldGroup>
        )
      })}
      <p className={styles.count} role="status">
        {typeof count === 'number'
          ? t('notifications.many.count', { count, shown: formatNumber(count, language) })
          : t(count === null ? 'notifications.many.notCounted' : 'notifications.many.counting')}
      </p>
    </>
  )
}
