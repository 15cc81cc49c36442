import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { httpClient } from '../../web/contract'
import { forget, saidBy, useService } from '../../web/kit'
import type { ManagedListing, SplitRequest } from '../contract/wire'
import styles from './managed.module.css'
import { MANAGE_PATH } from './requests'

/** What was found on other sites and taken for the same: where that is wrong, it becomes an opportunity of its own. */
export function FurtherSources({ listing: { id, sources } }: { readonly listing: ManagedListing }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)

  async function split(source: number) {
    setBusy(true)
    try {
      await http.post(`/api/manage/approvals/${id}/split`, { source } satisfies SplitRequest)
      show({ tone: 'success', text: t('manage.splitDone') })
      await forget(queries, MANAGE_PATH)
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      setBusy(false)
    }
  }

  if (sources.length === 0) return null
  return (
    <div className={styles.sources}>
      <p className={styles.small}>{t('manage.alsoOn')}</p>
      <ul>
        {sources.map((source) => {
          const site = new URL(source.link).hostname
          return (
            <li key={source.id} className={styles.source}>
              <a href={source.link} target="_blank" rel="noopener nofollow">
                {site}
              </a>
              <Button
                size="small"
                loading={isBusy}
                aria-label={t('manage.splitFrom', { site })}
                onClick={() => void split(source.id)}
              >
                {t('manage.split')}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
