import { useMutation } from '@tanstack/react-query'
import { toasts } from '../../../ui/contract'
import { Button, Card, ErrorCard, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { API } from '../requests'
import styles from './settings.module.css'

/** Whether something arrives at all, tried by its person. */
export function TestCard() {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const test = useMutation({
    mutationFn: () => http.post(`${API}/test`),
    onSuccess: () => show({ tone: 'success', text: t('notifications.set.tested') }),
  })
  return (
    <Card as="section" className={styles.card} aria-labelledby="test">
      <div>
        <h2 id="test" className={styles.title}>
          {t('notifications.set.test')}
        </h2>
        <p className={styles.text}>{t('notifications.set.testText')}</p>
      </div>
      {test.isError ? <ErrorCard small error={test.error} /> : null}
      <p>
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          {t('notifications.set.testNow')}
        </Button>
      </p>
    </Card>
  )
}
