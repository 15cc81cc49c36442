import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, formatDateTime, Note, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useService } from '../../../web/kit'
import type { Draft } from '../../contract/wire'
import styles from '../create-page.module.css'
import { DraftPreview } from '../draft-preview'
import { DRAFTS_PATH, MANAGE_PATH } from '../requests'

/** What one changed of something public and handed in: held as it is, until it is decided or taken back. */
export function WaitingDraft({ draft: { id, body, handedInAt } }: { readonly draft: Draft }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const takeBack = useMutation({
    mutationFn: () => http.post(`${DRAFTS_PATH}/${id}/take-back`),
    onSuccess: () => forget(queries, MANAGE_PATH),
  })
  return (
    <section className={styles.choice}>
      <h2 className={styles.title}>{t('manage.revision.waits')}</h2>
      <p>{t('manage.revision.waitsSince', { time: formatDateTime(handedInAt ?? '', language) })}</p>
      {takeBack.error ? (
        <Note tone="danger" live>
          {saidBy(takeBack.error, t('ui.serverError'))}
        </Note>
      ) : null}
      <Button loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {t('manage.revision.takeBack')}
      </Button>
      <DraftPreview body={body} />
    </section>
  )
}
