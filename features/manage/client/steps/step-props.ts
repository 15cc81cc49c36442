import type { Draft } from 'immer'
import type { DraftProblem, EditorStep } from '../../contract'
import type { DraftBody } from '../../contract/wire'

/** What each step of the editor gets: the draft, how to change it, and what is wrong with it so far. */
export interface StepProps {
  readonly body: DraftBody
  readonly change: (recipe: (draft: Draft<DraftBody>) => void) => void
  readonly problems: readonly DraftProblem[]
  readonly hrefOf: (step: EditorStep) => string
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
