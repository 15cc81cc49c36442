import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirm, toasts } from '../../../ui/contract'
import { Button, ErrorCard, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, saidBy, useData, useService } from '../../../web/kit'
import type { OfferedLine } from '../../contract/wire-handover'
import styles from '../managed.module.css'
import { MANAGE_PATH, offeredRequest } from '../requests'
import { Rows } from '../rows'

const DONE = { accept: 'accepted', decline: 'declined' } as const

/** What others offer to one to organize, above one's own. Most are offered nothing, and see nothing. */
export function OfferedListings() {
  const t = useText()
  const { data, isError, error, refetch } = useData(offeredRequest())
  if (isError) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="offered">
      <h2 id="offered" className={styles.subtitle}>
        {t('manage.offered')}
      </h2>
      <Rows>
        {data.items.map((line) => (
          <OfferedRow key={line.id} line={line} />
        ))}
      </Rows>
    </section>
  )
}

function OfferedRow({ line: { id, title, organisation, from, seatsTaken } }: { readonly line: OfferedLine }) {
  const t = useText()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const { ask } = useService(confirm)
  const registered = seatsTaken > 0 ? t('manage.offered.registered', { count: seatsTaken }) : ''

  const answering = useMutation({
    mutationFn: (word: keyof typeof DONE) => http.post(`${MANAGE_PATH}/opportunities/${id}/handover/${word}`),
    onSuccess: (_, word) => show({ tone: 'success', text: t(`manage.offered.${DONE[word]}`, { title }) }),
    onError: (error) => show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) }),
    onSettled: () => forget(queries, MANAGE_PATH),
  })
  const isUnderWay = (word: keyof typeof DONE) => answering.isPending && answering.variables === word
  async function accept() {
    const message = {
      type: 'warning',
      text: [registered, t('manage.offered.acceptText')].filter(Boolean).join('. '),
      custom_data: {
        heading: t('manage.offered.acceptTitle', { title }),
        confirm_button_text: t('manage.offered.accept'),
      },
    } as const
    if (await ask(message)) answering.mutate('accept')
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{title}</b>
        <p className={styles.small}>
          {[organisation, t('manage.offered.from', { name: from }), registered].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          loading={isUnderWay('decline')}
          disabled={answering.isPending}
          onClick={() => answering.mutate('decline')}
        >
          {t('manage.offered.decline')}
        </Button>
        <Button
          size="small"
          variant="primary"
          loading={isUnderWay('accept')}
          disabled={answering.isPending}
          onClick={() => void accept()}
        >
          {t('manage.offered.accept')}
        </Button>
      </div>
    </li>
  )
}
