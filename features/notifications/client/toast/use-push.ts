import { useEffect, useEffectEvent } from 'react'
import type { Notification } from '../../contract/wire'
import type { PushMessage } from '../../contract/wire-push'

/** As the toast shows it: a push has no row of its own to open. */
function shownOf({ title, body, urlToOpen, action, from, notificationId }: PushMessage['data']): Notification {
  return {
    id: notificationId ?? 0,
    layout_type: 'app_notification',
    text: title,
    description: body,
    actionUrl: urlToOpen,
    payload: { type: 'fullscreen', title, description: body },
    next: { who: '', by: '' },
    actionText: action,
    from,
    createdAt: new Date(0).toISOString(),
    readAt: null,
  }
}

/** What the service worker hands to an open page instead of showing it itself, unless it says that pages shall not (spec §3). */
export function usePush(show: (notification: Notification) => void): void {
  const arrived = useEffectEvent(({ data: message, ports: [worker] }: MessageEvent) => {
    const { type, push } = (message ?? {}) as { readonly type?: unknown; readonly push?: PushMessage }
    if (type !== 'push' || !push) return
    worker?.postMessage('taken') // else the system shows it
    if (push.data.bWebAppStopNotification) return
    show(shownOf(push.data))
  })
  useEffect(() => {
    const workers = navigator.serviceWorker
    if (!workers) return
    const listener = (event: MessageEvent) => arrived(event)
    workers.addEventListener('message', listener)
    return () => workers.removeEventListener('message', listener)
  }, [])
}
