import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_LISTS_PATH } from '../../../listings/contract'
import { toasts } from '../../../ui/contract'
import { Button, Card, ErrorCard, Note, Skeleton, useText } from '../../../ui/kit'
import { forget, useData, useService } from '../../../web/kit'
import type { Interests } from '../../contract/wire'
import { useTyped } from '../editor/use-typed'
import { type ChosenInterests, InterestChoices } from '../interest-choices'
import { API, interestsRequest } from '../requests'
import { useChange } from '../use-change'
import styles from './settings.module.css'

/** What one chose at sign-up, to be chosen anew: the start page shows it first. */
export function InterestsCard() {
  const t = useText()
  const interests = useData(interestsRequest)
  return (
    <Card as="section" pad="large" id="interests" aria-labelledby="interests-title">
      <h2 id="interests-title" className={styles.title}>
        {t('profile.step.interests')}
      </h2>
      <p className={styles.text}>{t('profile.interests.says')}</p>
      {interests.data ? (
        <InterestsForm known={interests.data} />
      ) : interests.isError ? (
        <ErrorCard small error={interests.error} onRetry={() => void interests.refetch()} />
      ) : (
        <Skeleton label={t('profile.loading')} rows={2} />
      )}
    </Card>
  )
}

const ignore = () => {}

function InterestsForm({ known }: { readonly known: Interests }) {
  const t = useText()
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const { change, isBusy, refusal } = useChange()
  const [kept, setKept] = useState<ChosenInterests>(known)
  const [chosen, setChosen] = useState(kept)
  const isTyped = JSON.stringify(chosen) !== JSON.stringify(kept)
  useTyped(isTyped, ignore)
  // Saved as a whole: what another window chose meanwhile would be taken away by the next choice here.
  if (!isTyped && JSON.stringify(known) !== JSON.stringify(kept)) {
    setKept(known)
    setChosen(known)
  }

  async function save() {
    if (!(await change((http) => http.put(`${API}/interests`, chosen)))) return
    setKept(chosen)
    void forget(queries, OWN_LISTS_PATH) // the start page, for one
    show({ tone: 'success', text: t('profile.saved') })
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="interests-title"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <InterestChoices chosen={chosen} onChange={setChosen} />
      {refusal ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('profile.form.save')}
        </Button>
      </div>
    </form>
  )
}
