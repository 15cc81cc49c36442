import { useState } from 'react'
import type { SignUpStepProps } from '../../../session/contract'
import { Button, Chip, ErrorCard, FieldGroup, Note, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { interestKinds, interestPlaces, interestTopics } from '../../contract'
import type { Interests } from '../../contract/wire'
import styles from '../editor/editor.module.css'
import { API, interestsRequest } from '../requests'
import { useChange } from '../use-change'
import chips from './interests-step.module.css'

/** What one looks for: kinds, fields, places. */
export function Step({ onDone }: SignUpStepProps) {
  const t = useText()
  const known = useData(interestsRequest)
  if (known.isError) return <ErrorCard small error={known.error} onRetry={() => void known.refetch()} />
  if (!known.data) return <Skeleton label={t('profile.loading')} rows={2} />
  return <InterestsForm known={known.data} onDone={onDone} />
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

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void change((http) => http.put(`${API}/interests`, chosen)).then((isSaved) => isSaved && onDone())
      }}
    >
      {GROUPS.map(([group, words]) => (
        <FieldGroup key={group} label={t(`profile.interests.${group}`)}>
          <div className={chips.chips}>
            {words.map((word) => (
              <Chip key={word} pressed={chosen[group].includes(word)} onClick={() => turn(group, word)}>
                {t(`profile.interest.${word}`)}
              </Chip>
            ))}
          </div>
        </FieldGroup>
      ))}
      {refusal ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('profile.step.continue')}
        </Button>
      </div>
    </form>
  )
}
