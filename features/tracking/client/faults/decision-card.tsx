import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Card, Field, formatDateTime, TextInput, useLanguage, useText } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, useService } from '../../../web/kit'
import type { FaultState } from '../../contract/fault-states'
import type { FaultDecision, FaultDetail } from '../../contract/wire-faults'
import { FAULTS } from '../requests'
import styles from './faults.module.css'

const SHORTEST_WHY = 3
const WORDS: Readonly<Record<FaultState, string>> = { open: 'reopen', resolved: 'resolve', ignored: 'ignore' }

/** What was decided about an error by whom, and what can be decided now. What one writes stays where a colleague decided first. */
export function DecisionCard({ fault }: { readonly fault: FaultDetail }) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  const decide = useMutation({
    mutationFn: ({ state, said }: { readonly state: FaultState; readonly said: string }) => {
      const body: FaultDecision = { state, why: said.trim(), version: fault.version }
      return http.post(`${FAULTS}/${fault.id}/decision`, body)
    },
    onSuccess(_, { state, said }) {
      show({ tone: 'success', text: t(`tracking.error.done.${state}`) })
      // What was typed meanwhile is for the next decision.
      setWhy((now) => (now === said ? '' : now))
      // The button that was pressed makes room for others.
      if (document.activeElement?.localName !== 'input') heading.current?.focus()
    },
    onError: (error) =>
      setProblem((error instanceof HttpError ? error.problem?.detail : undefined) ?? t('ui.serverError')),
    onSettled: () => forget(queries, FAULTS),
  })

  function choose(state: FaultState) {
    if (decide.isPending) return
    const isSaid = state !== 'ignored' || why.trim().length >= SHORTEST_WHY
    setProblem(isSaid ? undefined : t('tracking.error.whyMissing'))
    if (isSaid) decide.mutate({ state, said: why })
  }

  const choices = (['resolved', 'ignored', 'open'] as const).filter((state) => state !== fault.state)
  return (
    <Card as="section" className={styles.part} aria-labelledby="decide">
      <h2 id="decide" ref={heading} tabIndex={-1}>
        {t('tracking.error.decide')}
      </h2>
      <Field label={t('tracking.error.why')} hint={t('tracking.error.whyHint')} error={problem}>
        <TextInput value={why} maxLength={300} onChange={({ currentTarget }) => setWhy(currentTarget.value)} />
      </Field>
      <div className={styles.buttons}>
        {choices.map((state) => (
          <Button
            key={state}
            variant={state === 'resolved' ? 'primary' : 'secondary'}
            loading={decide.isPending && decide.variables.state === state}
            onClick={() => choose(state)}
          >
            {t(`tracking.error.${WORDS[state]}`)}
          </Button>
        ))}
      </div>
      <History history={fault.history} />
    </Card>
  )
}

function History({ history }: Pick<FaultDetail, 'history'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <h3 className={styles.title}>{t('tracking.error.history')}</h3>
      <ul className={styles.history}>
        {history.map(({ to, at, by, why }) => (
          <li key={`${at} ${to}`}>
            {t(`tracking.errors.${to}`)} · {formatDateTime(at, language)} · {by ?? t('tracking.error.byHouse')}
            {why ? `: ${why}` : ''}
          </li>
        ))}
      </ul>
    </>
  )
}
