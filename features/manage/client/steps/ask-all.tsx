import { Field, RadioGroup, TextInput, useText } from '../../../ui/kit'
import type { DraftQuestion } from '../../contract/wire'

interface AskAllProps {
  readonly question: DraftQuestion
  readonly edit: (recipe: (own: DraftQuestion) => void) => void
}

/** Of a required question of something public: whether those who are registered already are asked it too, and until when. They keep what they have either way. */
export function AskAll({ question: { id, askAllUntil }, edit }: AskAllProps) {
  const t = useText()
  return (
    <>
      <RadioGroup
        name={`ask-all-${id}`}
        label={t('manage.askAll')}
        value={askAllUntil === undefined ? 'new' : 'all'}
        options={[
          { value: 'new', label: t('manage.askAll.new') },
          { value: 'all', label: t('manage.askAll.all'), note: t('manage.askAll.note') },
        ]}
        onChange={(value) =>
          edit((own) => {
            if (value === 'all') own.askAllUntil = ''
            else delete own.askAllUntil
          })
        }
      />
      {askAllUntil === undefined ? null : (
        <Field label={t('manage.askAll.until')}>
          <TextInput
            type="date"
            max="9999-12-31"
            value={askAllUntil}
            onChange={({ currentTarget: { value } }) => edit((own) => void (own.askAllUntil = value))}
          />
        </Field>
      )}
    </>
  )
}
