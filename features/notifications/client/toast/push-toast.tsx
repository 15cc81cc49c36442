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

interface Arrived {
  readonly notification: Notification
  /** A push may have no number of its own. */
  readonly key: number
}

/**
 * What arrives while one looks at the page, for a moment; each once, in the tab that is in front. What comes meanwhile waits, or one would press on another
 * than one read; of several the last one. The open list shows it itself.
 */
export function Overlay() {
  const http = useService(httpClient)
  const bars = useMaybe(shell)
  const mark = useMarkRead()
  const [[shown], setArrived] = useState<readonly Arrived[]>([])
  const told = useRef(new Set<number>())
  const arrivals = useRef(0)

  function arrive(notification: Notification) {
    const last = { notification, key: ++arrivals.current }
    setArrived(([first]) => (first ? [first, last] : [last]))
  }
  const isListOpen = () => bars?.state.panel === PANEL
  const leave = () => setArrived(([, next]) => (next && !isListOpen() ? [next] : []))

  async function show({ id }: NotificationNews) {
    if (id === undefined || told.current.has(id) || document.hidden || isListOpen()) return
    told.current.add(id)
    const { path, query = {} } = listRequest('unread')
    const { data } = await http.get<{ readonly items: readonly Notification[] }>(path, { query })
    const arrived = data.items.find((each) => each.id === id)
    if (arrived) arrive(arrived)
  }
  // Without an answer there is no toast: the bell counts it all the same.
  useNews((news) => void show(news).catch((error) => console.warn('A notification could not be shown:', error)))

  usePush((notification) => {
    if (told.current.has(notification.id) || isListOpen()) return
    if (notification.id) told.current.add(notification.id)
    arrive(notification)
  })

  return (
    <section className={styles.corner} aria-live="polite">
      {shown ? (
        <PushCard
          key={shown.key}
          notification={shown.notification}
          onDismiss={leave}
          onFollow={() => {
            leave()
            const { id } = shown.notification
            // Where it fails it stays unread, which the bell says.
            if (id !== 0) void mark.read({ ids: [id] }).catch(() => undefined)
          }}
        />
      ) : null}
    </section>
  )
}
