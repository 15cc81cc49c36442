import { Button, formatDate, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { Merge } from '../../contract/wire-merge'
import styles from './merge.module.css'
import { API } from './requests'
import { useMergeChange } from './use-merge-change'

interface MergedLinesProps {
  readonly merges: readonly Merge[]
}

/** Merges that were done, each with a way back as long as there is one. */
export function MergedLines({ merges }: MergedLinesProps) {
  const t = useText()
  const http = useService(httpClient)
  const language = useLanguage()
  const { change, isBusy } = useMergeChange()
  return (
    <ul className={styles.people}>
      {merges.map(({ id, from, to, at, until, state }) => (
        <li key={id} className={styles.line}>
          <span>
            {t('session.merge.line', { from: from.email, to: to.email, date: formatDate(at, language) })}{' '}
            <span className={styles.word}>
              {t(`session.merge.state.${state}`, { date: formatDate(until, language) })}
            </span>
          </span>
          {state === 'done' ? (
            <Button
              size="small"
              loading={isBusy}
              onClick={() => void change(() => http.post(`${API}/${id}/undo`), 'session.merge.undone')}
            >
              {t('session.merge.undo')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
