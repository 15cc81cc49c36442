import type { RegistrationForm } from '../../contract/wire'
import type { AnswerDraft } from './answer-draft'

/** What each block of the form is given. */
export interface FormPart {
  readonly form: RegistrationForm
  readonly draft: AnswerDraft
  readonly problemAt: (path: string) => string | undefined
  readonly onChange: (path: string, next: AnswerDraft) => void
  /** One has been at a field and left it. */
  readonly onSeen: (path: string) => void
}
