import { Button, useText } from '../../../ui/kit'
import type { OwnQuestion } from '../../../listings/contract'
import { answer } from './answer-draft'
import { focusField } from './focus-field'
import type { FormPart } from './form-part'

const STAYS_CHOSEN: readonly string[] = ['choice', 'yes-no', 'scale']

/** Radios and lists are never unchosen by themselves: a question that may stay open is opened again by this. */
export function ClearAnswer({ question, draft, onChange }: FormPart & { readonly question: OwnQuestion }) {
  const t = useText()
  const { id, label, type, required } = question
  const path = `answers.${id}`
  if (required || !STAYS_CHOSEN.includes(type) || !draft.answers[id]?.length) return null
  function clear() {
    onChange(path, answer(draft, id, ''))
    // The button goes with the answer, and the focus would go with it.
    focusField(path)
  }
  const says = t('registrations.form.clearAnswer')
  return (
    <Button variant="quiet" size="small" aria-label={`${says}: ${label}`} onClick={clear}>
      {says}
    </Button>
  )
}
