import { Field, FieldGroup, Hold, TextInput, useText } from '../../../ui/kit'
import { ownKinds } from '../../../listings/contract'
import styles from '../editor.module.css'
import { problemAt, type StepProps } from './step-props'

/** What it is, how it is called, and who stands behind it. */
export function BasicsStep(props: StepProps) {
  const { body, change, isPublic } = props
  const t = useText()
  return (
    <>
      {!isPublic && <Kinds {...props} />}
      <Field label={t('manage.titleField')} hint={t('manage.titleHint')} error={problemAt(props, 'title', t)}>
        <TextInput
          value={body.title}
          maxLength={160}
          onChange={({ currentTarget: { value } }) =>
            change((draft) => {
              draft.title = value
            })
          }
        />
      </Field>
      <Field label={t('manage.organisation')} error={problemAt(props, 'organisation', t)}>
        <TextInput
          value={body.organisation}
          maxLength={160}
          autoComplete="organization"
          onChange={({ currentTarget: { value } }) =>
            change((draft) => {
              draft.organisation = value
            })
          }
        />
      </Field>
    </>
  )
}

function Kinds(props: StepProps) {
  const { body, change } = props
  const t = useText()
  return (
    <FieldGroup label={t('manage.kind')} error={problemAt(props, 'kind', t)}>
      <div className={styles.kinds}>
        {ownKinds.map(({ id, hold, label }) => (
          <label key={id} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              required
              className={styles.radio}
              checked={body.kind === id}
              onChange={() =>
                change((draft) => {
                  draft.kind = id
                })
              }
            />
            <Hold kind={hold} />
            {t(label)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
