import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PRIVACY_PATH } from '../../../profile/contract'
import { toasts } from '../../../ui/contract'
import { Button, ButtonLink, Field, Note, Select, TextInput, useText } from '../../../ui/kit'
import { HttpError, httpClient, latinDigits } from '../../../web/contract'
import { dataKey, forget, saidBy, useService, useUnsaved } from '../../../web/kit'
import { FACTS_API, genders } from '../../contract'
import type { OwnFacts } from '../../contract/wire'
import { factsRequest } from '../requests'
import styles from './facts.module.css'

interface FactsFormProps {
  readonly facts: OwnFacts
  /** Where one came from. */
  readonly back?: string | undefined
}

/** Empty again, each is forgotten. */
export function FactsForm({ facts, back }: FactsFormProps) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  // What was changed here; the rest is as it stands, whatever another tab makes of it.
  const [changes, setChanges] = useState<Partial<OwnFacts>>({})
  const draft = { ...facts, ...changes }
  const isTyped = JSON.stringify(draft) !== JSON.stringify(facts)
  useUnsaved(isTyped)
  const setDraft = (next: Partial<OwnFacts>) => setChanges((known) => ({ ...known, ...next }))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly says: string; readonly paths: readonly string[] }>()

  async function save() {
    setBusy(true)
    setRefusal(undefined)
    try {
      await http.put(FACTS_API, changes)
      queries.setQueryData(dataKey(factsRequest), { ...facts, ...changes })
      setChanges((known) => (known === changes ? {} : known)) // what was changed while it was saved is not
      // Whatever else hangs on it is asked for anew by the live topic, in this tab as in the others.
      show({ tone: 'success', text: t('rules.facts.saved') })
    } catch (error) {
      const isAnswer = error instanceof HttpError && error.status > 0
      setRefusal({
        says: saidBy(error, t('rules.facts.failed')),
        paths: isAnswer ? error.fields.map(({ path }) => path) : [],
      })
    } finally {
      // It may have come about though no answer came.
      if (changes.bornOn !== undefined) void forget(queries, PRIVACY_PATH)
      setBusy(false)
    }
  }

  const wrong = (path: keyof OwnFacts) => (refusal?.paths.includes(path) ? t(`rules.facts.wrong.${path}`) : undefined)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const date = event.currentTarget.querySelector<HTMLInputElement>('input[type=date]')
        // Half a date reads as none: it would be saved as if it had been emptied.
        if (date?.validity.badInput) return setRefusal({ says: '', paths: ['bornOn'] })
        void save()
      }}
    >
      {refusal && refusal.paths.length === 0 ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      <Field label={t('rules.facts.bornOn')} error={wrong('bornOn')} hint={t('rules.facts.bornOnHint')} optional>
        <TextInput
          type="date"
          value={draft.bornOn ?? ''}
          min="1900-01-01"
          onChange={({ currentTarget: { value } }) => setDraft({ bornOn: value || null })}
        />
      </Field>
      <Field label={t('rules.facts.gender')} hint={t('rules.facts.genderHint')} optional>
        <Select
          value={draft.gender ?? ''}
          options={[
            { value: '', label: t('rules.facts.notSaid') },
            ...genders.map((value) => ({ value, label: t(`rules.value.gender.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ gender: genders.find((each) => each === value) ?? null })
          }
        />
      </Field>
      <Field label={t('rules.facts.backlogs')} error={wrong('backlogs')} hint={t('rules.facts.backlogsHint')} optional>
        <TextInput
          inputMode="numeric"
          maxLength={2}
          value={draft.backlogs ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const digits = latinDigits(value).replace(/\D/g, '')
            setDraft({ backlogs: digits === '' ? null : Number(digits) })
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button variant="primary" type="submit" loading={isBusy}>
          {t('rules.facts.save')}
        </Button>
        {back ? <ButtonLink href={back}>{t('rules.facts.back')}</ButtonLink> : null}
      </div>
    </form>
  )
}
