import { Button, formatTime, Note, useLanguage, useText } from '../../ui/kit'
import { ClashList } from './clash-list'
import type { Clash } from './merge-drafts'
import styles from './editor.module.css'
import type { SaveState } from './use-draft'

interface SaveStatusProps {
  readonly state: SaveState
  /** What was changed in both places, while that is open. */
  readonly clashes: readonly Clash[]
  /** Of the draft as it is here. */
  readonly zone: string
  readonly onRetry: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Whether what was typed is safe: saved when, being saved, only on this device and why, or changed in another place. */
export function SaveStatus({ state, clashes, zone, onRetry, onKeepMine, onTakeTheirs }: SaveStatusProps) {
  const t = useText()
  const language = useLanguage()
  switch (state.kind) {
    case 'saved':
      return <p role="status">{state.at && t('manage.savedAt', { time: formatTime(state.at, language) })}</p>
    case 'waiting':
    case 'saving':
      return <p role="status">{t('manage.saving')}</p>
    case 'unsaved':
      return (
        <Note tone="warning" live>
          {t('manage.onlyHere')} {state.because}{' '}
          <Button size="small" loading={state.isTrying} onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        </Note>
      )
    case 'conflict':
      return (
        <Note tone="warning">
          {/* Only this is announced: the list below changes with each key that one types. */}
          <p role="status">
            {t('manage.conflict')} {state.because === '' ? t('ui.serverError') : state.because}
          </p>
          <ClashList clashes={clashes} zone={zone} />
          <div className={styles.row}>
            <Button size="small" loading={state.isTrying ?? false} onClick={onKeepMine}>
              {t('manage.keepMine')}
            </Button>
            <Button size="small" loading={state.isTrying ?? false} onClick={onTakeTheirs}>
              {t('manage.takeTheirs')}
            </Button>
          </div>
        </Note>
      )
  }
}
