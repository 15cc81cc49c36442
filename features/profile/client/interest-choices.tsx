import { Chip, FieldGroup, useText } from '../../ui/kit'
import { interestKinds, interestPlaces, interestTopics } from '../contract'
import type { Interests } from '../contract/wire'
import styles from './interest-choices.module.css'

/** While it is chosen. */
export type ChosenInterests = Readonly<Record<keyof Interests, readonly string[]>>

const GROUPS = [
  ['kinds', interestKinds],
  ['topics', interestTopics],
  ['places', interestPlaces],
] as const

interface InterestChoicesProps {
  readonly chosen: ChosenInterests
  readonly onChange: (chosen: ChosenInterests) => void
}

/** What one looks for: kinds, fields, places. */
export function InterestChoices({ chosen, onChange }: InterestChoicesProps) {
  const t = useText()
  const turn = (group: keyof Interests, word: string) => {
    const now = chosen[group]
    onChange({ ...chosen, [group]: now.includes(word) ? now.filter((each) => each !== word) : [...now, word] })
  }
  return GROUPS.map(([group, words]) => (
    <FieldGroup key={group} label={t(`profile.interests.${group}`)}>
      <div className={styles.chips}>
        {words.map((word) => (
          <Chip key={word} pressed={chosen[group].includes(word)} onClick={() => turn(group, word)}>
            {t(`profile.interest.${word}`)}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  ))
}
