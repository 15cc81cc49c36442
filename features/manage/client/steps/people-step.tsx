import { Checkbox, CountField, Field, FieldGroup, RadioGroup, TextArea, TextInput, useText } from '../../../ui/kit'
import { hasOpenings } from '../../../listings/contract'
import { MOST_SEATS } from '../../contract'
import styles from '../editor.module.css'
import { problemAt, type StepProps } from './step-props'

const VISIBILITIES = ['public', 'link', 'invited'] as const
const AUDIENCES = ['school', 'college', 'fresher', 'professional'] as const
/** Of people in one team. */
const MOST = 50
/** Of four digits. */
const LAST_YEAR = 9999

interface Named {
  readonly label?: string
  readonly hint?: string
}

/** Who may apply, how many, and alone or in teams. */
export function PeopleStep(props: StepProps) {
  const { body, change, isPublic } = props
  const t = useText()
  const places = hasOpenings(body.kind) ? 'openings' : 'seats'
  const numeric = (name: 'passingOutFrom' | 'passingOutTo' | 'seats', most: number, named: Named = {}) => (
    <Field label={named.label ?? t(`manage.${name}`)} error={problemAt(props, name, t)} hint={named.hint} optional>
      <TextInput
        inputMode="numeric"
        value={body[name] ?? ''}
        maxLength={String(most).length}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '')
          change((draft) => void (draft[name] = digits === '' ? null : Math.min(Math.max(1, Number(digits)), most)))
        }}
      />
    </Field>
  )
  return (
    <>
      {!isPublic && (
        <RadioGroup
          name="visibility"
          label={t('manage.visibility')}
          options={VISIBILITIES.map((value) => ({
            value,
            label: t(`manage.visibility.${value}`),
            note: t(`manage.visibility.${value}.note`),
          }))}
          value={body.visibility ?? 'public'}
          onChange={(value) => change((draft) => void (draft.visibility = value))}
        />
      )}
      <FieldGroup label={t('manage.audiences')} hint={t('manage.audiencesHint')}>
        {AUDIENCES.map((audience) => (
          <Checkbox
            key={audience}
            label={t(`manage.audience.${audience}`)}
            checked={body.audiences.includes(audience)}
            onChange={({ currentTarget: { checked } }) =>
              change((draft) => {
                draft.audiences = checked
                  ? [...draft.audiences, audience]
                  : draft.audiences.filter((each) => each !== audience)
              })
            }
          />
        ))}
      </FieldGroup>
      <div className={styles.pair}>
        {numeric('passingOutFrom', LAST_YEAR)}
        {numeric('passingOutTo', LAST_YEAR)}
      </div>
      <Field label={t('manage.eligibilityNote')} optional>
        <TextArea
          rows={3}
          maxLength={1000}
          value={body.eligibilityNote}
          onChange={({ currentTarget: { value } }) => change((draft) => void (draft.eligibilityNote = value))}
        />
      </Field>
      {numeric('seats', MOST_SEATS, { label: t(`manage.${places}`), hint: t(`manage.${places}Hint`) })}
      <div className={styles.pair}>
        {(['teamMin', 'teamMax'] as const).map((name) => (
          <CountField
            key={name}
            label={t(`manage.${name}`)}
            error={problemAt(props, name, t)}
            value={body[name]}
            most={MOST}
            onChange={(count) => change((draft) => void (draft[name] = count))}
          />
        ))}
      </div>
    </>
  )
}
