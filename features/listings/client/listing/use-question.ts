import { findUser } from '../../../session/contract'
import type { PageAt } from '../../../web/contract'
import { useKernel, useView } from '../../../web/kit'
import { facetName, facets, unwanted } from '../../contract'
import { type ListQuestion, readQuestion } from '../requests'
import { useHidesSome } from './use-hides-some'

export interface AskedQuestion {
  readonly question: ListQuestion
  /** The address filters by something that says nothing to nobody: whoever signs in sees the list that it means. */
  readonly needsSignIn: boolean
}

/** What an address asks for, by whoever reads it. `promised`: the filters that an SEO page's slug stands for. */
export function useQuestion(at: PageAt, promised?: ListQuestion['within']): AskedQuestion {
  const user = findUser(useKernel().subject)
  const isHeard = useView(unwanted).length > 0
  const personal = useView(facets)
    .filter(({ isPersonal }) => isPersonal)
    .map(facetName)
  const isLess = useHidesSome(at.path)
  const question = readQuestion(at, promised, user ? personal : [])
  const isOwn = question.isOwn || (user !== undefined && isHeard)
  return {
    question: { ...question, isOwn, isLess },
    needsSignIn: !user && personal.some((name) => at.query[name]),
  }
}
