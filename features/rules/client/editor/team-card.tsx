import type { EditorPartProps } from '../../../manage/contract'
import { Checkbox, FieldError, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { teamProblems, type WrittenTeam } from '../../contract'
import { NumberField } from './range-field'
import styles from './rules-step.module.css'

const numbers = ['leastWomen', 'leastColleges', 'mostPostgraduates'] as const
/** A team of at least no woman is every team, and so no rule; at most no postgraduate is one. */
const least = { leastWomen: 1, leastColleges: 1, mostPostgraduates: 0 } as const

interface TeamCardProps extends Pick<EditorPartProps, 'hrefOf'> {
  readonly team: WrittenTeam
  readonly teamMax: number
  readonly onChange: (team: WrittenTeam) => void
}

/** What a team as a whole must be; how large it is, the step before asks. */
export function TeamCard({ team, teamMax, hrefOf, onChange }: TeamCardProps) {
  const t = useText()
  const problems = teamProblems(team, teamMax)
  if (teamMax <= 1 && problems.length === 0) return null

  function change(rule: keyof WrittenTeam, value: number | boolean | undefined) {
    const { [rule]: _, ...rest } = team
    const isRule = value !== undefined && value !== false
    onChange(isRule ? { ...rest, [rule]: value } : rest)
  }

  const errorOf = (rule: keyof WrittenTeam) => {
    const problem = problems.find((each) => each.rule === rule)
    return <FieldError error={problem && t(`rules.problem.${problem.says}`)} />
  }
  return (
    <section aria-labelledby="team-rules" className={styles.card}>
      <h3 id="team-rules" className={styles.head}>
        {t('rules.team.editor')}
      </h3>
      <p className={styles.text}>
        {t('rules.team.editor.text')} <Link href={hrefOf('people')}>{t('rules.team.editor.size')}</Link>
      </p>
      {numbers.map((rule) => (
        <div key={rule} className={styles.team}>
          <NumberField
            label={t(`rules.team.${rule}`)}
            value={team[rule]}
            whole
            onChange={(value) => change(rule, value === undefined || value < least[rule] ? undefined : value)}
          />
          {errorOf(rule)}
        </div>
      ))}
      <Checkbox
        label={t('rules.team.sameCollege')}
        checked={team.sameCollege === true}
        onChange={({ currentTarget: { checked } }) => change('sameCollege', checked)}
      />
      {errorOf('sameCollege')}
    </section>
  )
}
