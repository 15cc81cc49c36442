import { useRef, useState } from 'react'
import { shell } from '../../../navigation/contract'
import { httpClient } from '../../../web/contract'
import { useMaybe, useService } from '../../../web/kit'
import type { Notification, NotificationNews } from '../../contract/wire'
import { PANEL } from '../panel-id'
import { listRequest } from '../requests'
import { useMarkRead } from '../use-mark-read'
import { useNews } from '../use-news'
import { usePush } from './use-push'
import { PushCard } from './push-card'
import styles from './push-toast.module.css'

interface Shown {
  readonly notification: Notification
  /** Each has its own time: a push without a row behind the bell has no id of its own. */
  readonly turn: number
}

/** What arrives while one looks at the page, for a moment; each once, in the tab that is in front. The open list shows it itself. */
export function Overlay() {
  const http = useService(httpClient)
  const bars = useMaybe(shell)
  const mark = useMarkRead()
  const [shown, setShown] = useState<Shown>()
  const told = useRef(new Set<number>())

  const put = (notification: Notification) => setShown((last) => ({ notification, turn: (last?.turn ?? 0) + 1 }))

  async function show({ id }: NotificationNews) {
    if (id === undefined || told.current.has(id) || document.hidden || bars?.state.panel === PANEL) return
    told.current.add(id)
    const { path, query = {} } = listRequest('unread')
    const { data } = await http.get<{ readonly items: readonly Notification[] }>(path, { query })
    const arrived = data.items.find((each) => each.id === id)
    if (arrived) put(arrived)
  }
  // Without an answer there is no toast: the bell counts it all the same.
  useNews((news) => void show(news).catch((error) => console.warn('A notification could not be shown:', error)))

  usePush((notification) => {
    if (told.current.has(notification.id) || bars?.state.panel === PANEL) return
    if (notification.id) told.current.add(notification.id)
    put(notification)
  })

  return (
    <section className={styles.corner} aria-live="polite">
      {shown ? (
        <PushCard
          key={shown.turn}
          notification={shown.notification}
          onDismiss={() => setShown(undefined)}
          onFollow={() => {
            setShown(undefined)
            const { id } = shown.notification
            if (id === 0) return
            // Where it fails it stays unread, which the bell says.
            void mark.read({ ids: [id] }).catch(() => undefined)
          }}
        />
      ) : null}
    </section>
  )
}
