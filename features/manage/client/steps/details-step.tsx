import { Field, TextInput, useText } from '../../../ui/kit'
import { DescriptionField } from '../description-field'
import { problemAt, type StepProps } from './step-props'

/** What one does and gets, in words; tags for finding it. */
export function DetailsStep(props: StepProps) {
  const { body, change, keyOf } = props
  const t = useText()
  return (
    <>
      <DescriptionField
        key={keyOf('description')}
        html={body.description}
        error={problemAt(props, 'description', t)}
        onChange={(html) =>
          change((draft) => {
            draft.description = html
          })
        }
      />
      <Field key={keyOf('tags')} label={t('manage.tags')} hint={t('manage.tagsHint')} optional>
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
