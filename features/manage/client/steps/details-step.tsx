import { Field, TextArea, TextInput, useText } from '../../../ui/kit'
import { plainOf, paragraphsOf } from '../description'
import { problemAt, type StepProps } from './step-props'

/** What one does and gets, in words; tags for finding it. */
export function DetailsStep(props: StepProps) {
  const { body, change } = props
  const t = useText()
  return (
    <>
      <Field
        label={t('manage.description')}
        hint={t('manage.descriptionHint')}
        error={problemAt(props, 'description', t)}
      >
        <TextArea
          rows={12}
          maxLength={18_000}
          defaultValue={plainOf(body.description)}
          onChange={({ currentTarget: { value } }) =>
            change((draft) => {
              draft.description = paragraphsOf(value)
            })
          }
        />
      </Field>
      <Field label={t('manage.tags')} hint={t('manage.tagsHint')} optional>
        <TextInput
          defaultValue={body.tags.join(', ')}
          maxLength={400}
          onChange={({ currentTarget: { value } }) =>
            change((draft) => {
              const tags = value.split(',').map((each) => each.trim().slice(0, 40))
              draft.tags = [...new Set(tags.filter(Boolean))].slice(0, 20)
            })
          }
        />
      </Field>
    </>
  )
}
