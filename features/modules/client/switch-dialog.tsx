import { useQueryClient } from '@tanstack/react-query'
import { Power } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, Dialog, Note, useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { httpClient } from '../../web/contract'
import { saidBy, useId, useRetryKey, useService } from '../../web/kit'
import type { Module, SwitchRequest } from '../contract/wire'
import { AtStake } from './at-stake'
import styles from './at-stake.module.css'
import { LONGEST_REASON, ReasonField, saysEnough } from './reason-field'
import { forgetModules } from './requests'
import { useModuleName } from './use-module-name'

/** It takes two, whatever the page knew: nothing is switched yet. */
const PROPOSED = 202

interface SwitchDialogProps {
  readonly module: Module
  /** What is on and would stop with it. */
  readonly along: readonly string[]
  /** What the reason begins with, to be edited. */
  readonly reason?: string | undefined
  readonly onClose: () => void
}

/** Asks for the reason, and says what stops and what is at stake, before anything is switched. */
export function SwitchDialog({ module, along, reason = '', onClose }: SwitchDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const queries = useQueryClient()
  const { keyOf } = useRetryKey()
  const form = useId()
  const [why, setWhy] = useState(() => reason.slice(0, LONGEST_REASON))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const on = module.state === 'off'
  const nameOf = useModuleName()
  const name = nameOf(module.id)

  const isReady = saysEnough(why)
  const proposes = !on && module.takesTwo

  async function act(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const request: SwitchRequest = { feature: module.id, on, why: why.trim() }
      const { status } = await http.post('/api/modules/switch', request, { idempotencyKey: keyOf(request) })
      await forgetModules(queries)
      show(
        status === PROPOSED
          ? { tone: 'info', text: t('modules.proposal.made', { name }) }
          : { tone: 'success', text: t(on ? 'modules.switchedOn' : 'modules.switchedOff', { name }) },
      )
      onClose()
    } catch (error) {
      setProblem(saidBy(error, t('ui.serverError')))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={Power}
      tone={on ? 'primary' : 'warning'}
      title={t(on ? 'modules.turnOn' : 'modules.turnOff', { name })}
      text={t(on ? 'modules.turnOnText' : 'modules.turnOffText')}
      footer={
        <>
          <Button onClick={onClose}>{t('modules.keep')}</Button>
          <Button variant={on ? 'primary' : 'danger'} loading={isBusy} type="submit" form={form} disabled={!isReady}>
            {t(proposes ? 'modules.proposal.act' : on ? 'modules.state.turnOn' : 'modules.state.turnOff')}
          </Button>
        </>
      }
    >
      <div className={styles.notes}>
        {!on && along.length > 0 && (
          <Note tone="warning">{t('modules.alsoStops', { names: along.map(nameOf).join(', ') })}</Note>
        )}
        {!on && <AtStake feature={module.id} />}
        {proposes && <Note tone="info">{t('modules.proposal.takesTwo')}</Note>}
        <form id={form} onSubmit={(event) => void act(event)}>
          <ReasonField value={why} hint={t('modules.whyHint')} error={problem} onChange={setWhy} />
        </form>
      </div>
    </Dialog>
  )
}
