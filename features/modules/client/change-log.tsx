import { useState } from 'react'
import { CardList, Drawer, EmptyState, Field, Select, useText } from '../../ui/kit'
import { useKeysetList } from '../../web/kit'
import type { LogEntry, LogPage } from '../contract/wire'
import { LogRow } from './log-row'
import styles from './modules-page.module.css'
import { logRequest } from './requests'
import { useModuleName } from './use-module-name'

interface ChangeLogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Ids of all modules. */
  readonly modules: readonly string[]
  readonly onRevert: (entry: LogEntry) => void
}

/** Who switched what, when and why; newest first, of one module or of all. */
export function ChangeLog({ open, onClose, modules, onRevert }: ChangeLogProps) {
  const t = useText()
  const nameOf = useModuleName()
  const [chosen, choose] = useState('')
  const options = modules.map((value) => ({ value, label: nameOf(value) }))
  options.sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Drawer open={open} onClose={onClose} title={t('modules.log')} side="end">
      <div className={styles.log}>
        <Field label={t('modules.logOf')}>
          <Select
            value={chosen}
            options={[{ value: '', label: t('modules.logOfAll') }, ...options]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Field>
        <Entries key={chosen} feature={chosen || undefined} onRevert={onRevert} />
      </div>
    </Drawer>
  )
}

interface EntriesProps {
  readonly feature: string | undefined
  readonly onRevert: (entry: LogEntry) => void
}

function Entries({ feature, onRevert }: EntriesProps) {
  const t = useText()
  const list = useKeysetList<LogEntry, LogPage>(logRequest(feature))
  return (
    <CardList list={list} loading={t('modules.loading')} empty={<EmptyState title={t('modules.logEmpty')} />}>
      {list.items.map((entry) => (
        <LogRow key={entry.id} entry={entry} onRevert={() => onRevert(entry)} />
      ))}
    </CardList>
  )
}
