import { useState } from 'react'
import type { SignUpStepProps } from '../../../session/contract'
import { Chip, FieldGroup, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { interestKinds, interestPlaces, interestTopics } from '../../contract'
import type { Interests } from '../../contract/wire'
import { API, interestsRequest } from '../requests'
import { useChange } from '../use-change'
import styles from './interests-step.module.css'
import { StepData, StepForm } from './step-form'

/** What one looks for: kinds, fields, places. */
export function Step({ onDone }: SignUpStepProps) {
  return <StepData of={useData(interestsRequest)} draw={(known) => <InterestsForm known={known} onDone={onDone} />} />
}

const GROUPS = [
  ['kinds', interestKinds],
  ['topics', interestTopics],
  ['places', interestPlaces],
] as const

function InterestsForm({ known, onDone }: SignUpStepProps & { readonly known: Interests }) {
  const t = useText()
  const { change, isBusy, refusal } = useChange()
  const [chosen, setChosen] = useState<Readonly<Record<keyof Interests, readonly string[]>>>(known)

  const turn = (group: keyof Interests, word: string) =>
    setChosen({
      ...chosen,
      [group]: chosen[group].includes(word) ? chosen[group].filter((each) => each !== word) : [...chosen[group], word],
    })

  const save = async () => {
    if (await change((http) => http.put(`${API}/interests`, chosen))) onDone()
  }

  return (
    <StepForm refused={refusal?.says} isBusy={isBusy} onSave={() => void save()}>
      {GROUPS.map(([group, words]) => (
        <FieldGroup key={group} label={t(`profile.interests.${group}`)}>
          <div className={styles.chips}>
            {words.map((word) => (
              <Chip key={word} pressed={chosen[group].includes(word)} onClick={() => turn(group, word)}>
                {t(`profile.interest.${word}`)}
              </Chip>
            ))}
          </div>
        </FieldGroup>
      ))}
    </StepForm>
  )
}
