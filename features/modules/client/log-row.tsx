import { ArrowRight, Undo2 } from 'lucide-react'
import { Button, formatDateTime, Icon, Tag, useLanguage, useText } from '../../ui/kit'
import type { LogEntry } from '../contract/wire'
import styles from './modules-page.module.css'
import { useModuleName } from './use-module-name'

interface LogRowProps {
  readonly entry: LogEntry
  readonly onRevert: () => void
}

/** One change, from what to what, and back where nothing has happened since. */
export function LogRow({ entry, onRevert }: LogRowProps) {
  const t = useText()
  const language = useLanguage()
  const { at, who, proposer, feature, was, on, why, canRevert } = entry
  const name = useModuleName()(feature)
  const said = (person: string) => person || t('modules.commandLine')
  const by = proposer === null ? said(who) : t('modules.logTwo', { proposer: said(proposer), who: said(who) })
  return (
    <li className={styles.entry}>
      <p className={styles.change}>
        <b>{name}</b>
        {was !== null && (
          <>
            <StateTag on={was} />
            <Icon of={ArrowRight} size={16} />
            <span className={styles.hidden}>{t('modules.logTo')}</span>
          </>
        )}
        <StateTag on={on} />
      </p>
      <p>{why}</p>
      <p className={styles.small}>
        {by} · <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      {canRevert && (
        <Button size="small" onClick={onRevert} aria-label={t('modules.revertOf', { name })}>
          <Icon of={Undo2} size={16} />
          {t('modules.revert')}
        </Button>
      )}
    </li>
  )
}

function StateTag({ on }: { readonly on: boolean }) {
  const t = useText()
  return <Tag tone={on ? 'success' : 'neutral'}>{t(on ? 'modules.state.on' : 'modules.state.off')}</Tag>
}
