import { Field, Select, useText } from '../../../ui/kit'
import { employmentTypeOf, employmentTypes, employmentTypesOf } from '../../../listings/contract'
import type { StepProps } from './step-props'

/** On which terms one works, where that can be asked; whoever does not know it yet says nothing. */
export function EmploymentField({ body, change }: Pick<StepProps, 'body' | 'change'>) {
  const t = useText()
  const types = employmentTypesOf(body.kind)
  if (types.length === 0) return null
  const options = types.map((value) => ({ value, label: t(`manage.employment.${value}`) }))
  return (
    <Field label={t('manage.employment')} optional>
      <Select
        options={[{ value: '', label: t('manage.employment.unsaid') }, ...options]}
        value={employmentTypeOf(body) ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change((draft) => {
            draft.employmentType = employmentTypes.find((each) => each === value) ?? null
          })
        }
      />
    </Field>
  )
}
