import { useEffect, useRef } from 'react'
import { findUser } from '../../session/contract'
import { liveUpdates } from '../../web/contract'
import { useKernel, useService } from '../../web/kit'
import type { NotificationNews } from '../contract/wire'

/** Where one's own news is told; undefined for whoever is not signed in. */
export function useNewsTopic(): string | undefined {
  const id = findUser(useKernel().subject)?.id
  return id === undefined ? undefined : `notifications:${id}`
}

/** Hears at once when something of one's own is new or was read, in this tab or elsewhere. */
export function useNews(listener: (news: NotificationNews) => void): void {
  const live = useService(liveUpdates)
  const topic = useNewsTopic()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(
    () => (topic === undefined ? undefined : live.on(topic, (news) => latest.current(news as NotificationNews))),
    [live, topic],
  )
}
