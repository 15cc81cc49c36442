import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { formatDateTime, IconButton, useLanguage, useText } from '../../ui/kit'
import { confirm, toasts } from '../../ui/contract'
import { httpClient } from '../../web/contract'
import { forget, Link, saidBy, useService } from '../../web/kit'
import type { DraftLine } from '../contract/wire'
import styles from './managed.module.css'
import { CREATE, DRAFTS_PATH } from './requests'
import { Rows } from './rows'

/** What is being written and was not handed in: each leads back to the editor, and can be thrown away. */
export function OpenDrafts({ drafts }: { readonly drafts: readonly DraftLine[] }) {
  return (
    <Rows>
      {drafts.map((each) => (
        <OpenDraft key={each.id} draft={each} />
      ))}
    </Rows>
  )
}

function OpenDraft({ draft: { id, title: written, updatedAt } }: { readonly draft: DraftLine }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const { ask } = useService(confirm)
  const title = written.trim() || t('manage.untitled')

  async function throwAway() {
    const isSure = await ask({
      type: 'warning',
      text: t('manage.throwAwayText'),
      custom_data: { heading: t('manage.throwAwayTitle', { title }), confirm_button_text: t('manage.throwAway') },
    })
    if (!isSure) return
    try {
      await http.delete(`${DRAFTS_PATH}/${id}`)
      show({ tone: 'success', text: t('manage.thrownAway', { title }) })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    }
    await forget(queries, DRAFTS_PATH)
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          <Link href={`${CREATE}?draft=${id}`}>{title}</Link>
        </b>
        <p className={styles.small}>{t('manage.savedAt', { time: formatDateTime(updatedAt, language) })}</p>
      </div>
      <IconButton icon={Trash2} label={t('manage.throwAwayTitle', { title })} onClick={() => void throwAway()} />
    </li>
  )
}
