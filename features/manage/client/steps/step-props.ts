import type { Draft } from 'immer'
import type { DraftProblem } from '../../contract'
import type { DraftBody } from '../../contract/wire'
import type { Missing } from '../use-missing'

/** What each step of the editor gets: the draft, how to change it, and what is wrong with it so far. */
export interface StepProps {
  readonly body: DraftBody
  /** It is public: its kind, the times of applying and who finds it are not changed here. */
  readonly isPublic: boolean
  readonly change: (recipe: (draft: Draft<DraftBody>) => void) => void
  /** Of the draft as it is edited: fields that keep their own text stand under it. */
  readonly keyOf: (field: string) => string
  readonly problems: readonly DraftProblem[]
  /** The same of all steps, to be read apart from them. */
  readonly missing: readonly Missing[]
  readonly hrefOf: (step: string) => string
}

/** The sentence for one field, if something is wrong with it. */
export function problemAt(
  { problems }: Pick<StepProps, 'problems'>,
  path: string,
  t: (key: string) => string,
): string | undefined {
  const found = problems.find((each) => each.path === path)
  return found && t(`manage.problem.${found.says}`)
}
