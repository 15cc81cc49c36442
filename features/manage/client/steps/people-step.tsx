import { Checkbox, CountField, Field, FieldGroup, RadioGroup, TextArea, TextInput, useText } from '../../../ui/kit'
import { hasOpenings } from '../../../listings/contract'
import styles from '../editor.module.css'
import { problemAt, type StepProps } from './step-props'

const VISIBILITIES = ['public', 'link', 'invited'] as const
const AUDIENCES = ['school', 'college', 'fresher', 'professional'] as const
/** Of people in one team. */
const MOST = 50

/** Who may apply, how many, and alone or in teams. */
export function PeopleStep(props: StepProps) {
  const { body, change, isPublic } = props
  const t = useText()
  const places = hasOpenings(body.kind) ? 'openings' : 'seats'
  const numeric = (name: 'passingOutFrom' | 'passingOutTo' | 'seats', label = t(`manage.${name}`), hint?: string) => (
    <Field label={label} error={problemAt(props, name, t)} hint={hint} optional>
      <TextInput
        inputMode="numeric"
        value={body[name] ?? ''}
        maxLength={8}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '')
          change((draft) => void (draft[name] = digits === '' ? null : Math.max(1, Number(digits))))
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
        {numeric('passingOutFrom')}
        {numeric('passingOutTo')}
      </div>
      <Field label={t('manage.eligibilityNote')} optional>
        <TextArea
          rows={3}
          maxLength={1000}
          value={body.eligibilityNote}
          onChange={({ currentTarget: { value } }) => change((draft) => void (draft.eligibilityNote = value))}
        />
      </Field>
      {numeric('seats', t(`manage.${places}`), t(`manage.${places}Hint`))}
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
