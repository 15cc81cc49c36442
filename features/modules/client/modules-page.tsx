import { useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, Chip, EmptyState, ErrorCard, Icon, Note, Skeleton, TextInput, useText } from '../../ui/kit'
import type { PageModule } from '../../web/contract'
import { forget, useData, useFresh } from '../../web/kit'
import { PROPOSALS_TOPIC } from '../contract'
import type { LogEntry, Module } from '../contract/wire'
import type { Proposal } from '../contract/wire-proposals'
import { ChangeLog } from './change-log'
import { ExplainPanel } from './explain-panel'
import { ModuleRow } from './module-row'
import styles from './modules-page.module.css'
import { ProposalList } from './proposals/proposal-list'
import { proposalAt } from './proposals/proposal-note'
import { MODULES_PATH, modulesRequest, STAKES_PATH } from './requests'
import { SwitchDialog } from './switch-dialog'
import { useModuleName } from './use-module-name'

const STATES = ['all', 'on', 'off', 'stale', 'blocked', 'failed'] as const
type Filter = (typeof STATES)[number]

const isIn = (filter: Filter, { state, stale }: Module) =>
  filter === 'all' || (filter === 'stale' ? stale !== null : state === filter)

/** `/manage/modules`: what the site is made of, switched and explained (spec §6; admins). */
function ModulesPage() {
  const t = useText()
  const nameOf = useModuleName()
  const queries = useQueryClient()
  const found = useData(modulesRequest())
  const [filter, setFilter] = useState<Filter>('all')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ readonly module: Module; readonly why?: string }>()
  const [{ chosen, press }, choose] = useState<{ chosen?: string; press: number }>({ press: 0 })
  const [isLogOpen, setLogOpen] = useState(false)
  const [approving, setApproving] = useState<Proposal>()
  const [ledTo, leadTo] = useState<{ readonly id: number }>()
  // After the drawer of the log, which gives the focus back as it closes.
  useEffect(() => {
    if (ledTo) document.getElementById(proposalAt(ledTo.id))?.focus()
  }, [ledTo])
  useFresh('web.switches', MODULES_PATH)
  useFresh(PROPOSALS_TOPIC, MODULES_PATH)

  /** What was counted for an earlier look is counted anew. */
  function ask(module: Module, why?: string) {
    void forget(queries, STAKES_PATH)
    const proposed = proposals.find((each) => each.feature === module.id && !each.declined && module.state !== 'off')
    // One's own stands as it was proposed: another reason would be dropped.
    if (proposed?.isOwn) leadTo({ id: proposed.id })
    else if (proposed) setApproving(proposed)
    else setAsked({ module, ...(why && { why }) })
  }

  function approve(proposal: Proposal | undefined) {
    void forget(queries, STAKES_PATH)
    setApproving(proposal)
  }

  function revert({ feature, why }: LogEntry) {
    const module = all.find(({ id }) => id === feature)
    setLogOpen(false)
    if (module) ask(module, t('modules.revertWhy', { why }))
  }

  const all = found.data?.modules ?? []
  const proposals = found.data?.proposals ?? []
  const said = text.trim().toLowerCase()
  const rows = all.filter(
    (each) => isIn(filter, each) && (each.id.includes(said) || nameOf(each.id).toLowerCase().includes(said)),
  )
  const isOn = (id: string) => all.some((each) => each.id === id && each.state === 'on')
  const alongWith = (feature: string) => all.find(({ id }) => id === feature)?.dependants.filter(isOn) ?? []
  const unwell = found.data?.checks.filter(({ well }) => !well) ?? []
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('modules.heading')}</h1>
          <p className={styles.says}>{t('modules.says')}</p>
        </div>
        <div className={styles.tools}>
          <Button onClick={() => setLogOpen(true)}>
            <Icon of={History} size={16} />
            {t('modules.log')}
          </Button>
          <TextInput
            type="search"
            value={text}
            aria-label={t('modules.find')}
            placeholder={t('modules.find')}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
      </header>
      {unwell.map(({ id, says }) => (
        <Note key={id} tone="warning" live>
          {t('modules.unwell', { part: id, says })}
        </Note>
      ))}
      <ProposalList proposals={proposals} alongWith={alongWith} approving={approving} onApprove={approve} />
      <div className={styles.columns}>
        <section aria-label={t('modules.heading')} className={styles.list}>
          <div className={styles.chips}>
            {STATES.map((state) => (
              <Chip
                key={state}
                pressed={filter === state}
                count={all.filter((each) => isIn(state, each)).length}
                onClick={() => setFilter(state)}
              >
                {t(`modules.state.${state}`)}
              </Chip>
            ))}
          </div>
          {found.isPending && <Skeleton label={t('modules.loading')} rows={8} />}
          {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
          {found.isSuccess && rows.length === 0 && (
            <EmptyState title={t('modules.none')} text={t('modules.noneText')} />
          )}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map((each) => (
                <ModuleRow
                  key={each.id}
                  module={each}
                  isChosen={chosen === each.id}
                  onChoose={() => choose((before) => ({ chosen: each.id, press: before.press + 1 }))}
                  onSwitch={() => ask(each)}
                />
              ))}
            </ul>
          )}
        </section>
        <ExplainPanel wanted={chosen} press={press} />
      </div>
      {asked && (
        <SwitchDialog
          module={asked.module}
          along={alongWith(asked.module.id)}
          reason={asked.why}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ChangeLog
        open={isLogOpen}
        onClose={() => setLogOpen(false)}
        modules={all.filter(({ essential }) => !essential).map(({ id }) => id)}
        onRevert={revert}
      />
    </div>
  )
}

export const page: PageModule = { Page: ModulesPage }
