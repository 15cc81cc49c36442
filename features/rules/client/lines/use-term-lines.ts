import type { TermsPartProps } from '../../../registrations/contract'
import { writtenTeamRules } from '../../contract/team-rules'
import type { Fact } from '../../contract'
import { useRuleWords } from '../use-words'
import { useTeamWords } from './team-lines'

type Terms = TermsPartProps['was']

/** One rule in words, before and after; empty where it was not there, or is there no more. */
export interface TermLine {
  readonly about: string
  readonly was: string
  readonly now: string
}

/** Rules about the same beside each other: those that were there in their order, then those that came. */
export function useTermLines({ was, now }: TermsPartProps): readonly TermLine[] {
  const { ofRule } = useRuleWords()
  const teamWords = useTeamWords()
  const facts = [...new Set([...was.conditions, ...(now ?? was).conditions].map(({ fact }) => fact))]
  const rulesOn = ({ conditions }: Terms, fact: Fact) =>
    conditions.filter((each) => each.fact === fact).map((each) => ofRule(each as Parameters<typeof ofRule>[0]))
  const ofPeople = facts.flatMap((fact) => {
    const [before, after] = [rulesOn(was, fact), rulesOn(now ?? was, fact)]
    const most = Math.max(before.length, after.length)
    return Array.from({ length: most }, (_, at) => ({
      ...{ about: `${fact} ${at}`, was: before[at] ?? '', now: after[at] ?? '' },
    }))
  })
  const ofTeam = writtenTeamRules.map((rule) => {
    const say = ({ team }: Terms) => (team[rule] === undefined ? '' : (teamWords({ [rule]: team[rule] })[0] ?? ''))
    return { about: rule, was: say(was), now: say(now ?? was) }
  })
  return [...ofPeople, ...ofTeam].filter(({ was, now }) => was || now)
}
