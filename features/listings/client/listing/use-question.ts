import { findUser } from '../../../session/contract'
import type { PageAt } from '../../../web/contract'
import { useKernel, useView } from '../../../web/kit'
import { facetName, facets } from '../../contract'
import { type ListQuestion, readQuestion } from '../requests'

export interface AskedQuestion {
  readonly question: ListQuestion
  /** The address filters by something that says nothing to nobody: whoever signs in sees the list that it means. */
  readonly needsSignIn: boolean
}

/** What an address asks for, by whoever reads it. `promised`: the filters that an SEO page's slug stands for. */
export function useQuestion(at: PageAt, promised?: ListQuestion['within']): AskedQuestion {
  const user = findUser(useKernel().subject)
  const personal = useView(facets)
    .filter(({ isPersonal }) => isPersonal)
    .map(facetName)
  return {
    question: readQuestion(at, promised, user ? personal : []),
    needsSignIn: !user && personal.some((name) => at.query[name]),
  }
}
