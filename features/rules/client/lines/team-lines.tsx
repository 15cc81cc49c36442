import { UsersRound } from 'lucide-react'
import { Icon, useText } from '../../../ui/kit'
import type { ShownRules } from '../../contract/wire'
import styles from './rule-lines.module.css'

type Team = ShownRules['team']

/** What a team must be, in words, one line a rule. */
export function useTeamWords() {
  const t = useText()
  return ({ leastMembers: from, mostMembers: to, ...team }: Team): readonly string[] => [
    ...(from === undefined || to === undefined
      ? []
      : [from === to ? t('rules.team.say.same', { number: to }) : t('rules.team.say.between', { from, to })]),
    ...(['leastWomen', 'leastColleges', 'mostPostgraduates'] as const).flatMap((rule) => {
      const number = team[rule]
      return number === undefined ? [] : [t(`rules.team.say.${rule}`, { number })]
    }),
    ...(team.sameCollege ? [t('rules.team.say.sameCollege')] : []),
  ]
}

/** Each rule of a team in a line; nobody can be told what a team of theirs would lack before there is one. */
export function TeamLines({ team }: { readonly team: Team }) {
  const wordsOf = useTeamWords()
  return (
    <ul className={styles.lines}>
      {wordsOf(team).map((words) => (
        <li key={words} className={styles.line}>
          <Icon of={UsersRound} className={styles.mark} />
          <span className={styles.words}>{words}</span>
        </li>
      ))}
    </ul>
  )
}

/** The same under what they are about. */
export function TeamPart({ team }: { readonly team: Team }) {
  const t = useText()
  return (
    <>
      <p className={styles.sum}>{t('rules.team.text')}</p>
      <TeamLines team={team} />
    </>
  )
}
