import { useEffect } from 'react'
import { findUser, hasNews } from '../../../session/contract'
import { stage } from '../../../ui/contract'
import { liveUpdates } from '../../../web/contract'
import { useKernel, useOpenPage, useService } from '../../../web/kit'
import type { GamificationNews } from '../../contract/wire'
import { BADGE, BADGE_NEWS } from './badge-ids'

/** Opens the pop-up when a badge waits: one that came while nobody was here, or one that comes now. It does not break into a page that is about one thing. */
export function Overlay() {
  const { subject } = useKernel()
  const user = findUser(subject)
  const live = useService(liveUpdates)
  const { open } = useService(stage)
  const { page, chrome } = useOpenPage()
  const isForOneThing = page === undefined || chrome?.focused === true || chrome?.header === false
  const mayShow = user !== undefined && !isForOneThing && !user.is_assessment_token && !user.is_support
  const waits = hasNews(subject, BADGE_NEWS)
  const topic = mayShow ? `gamification:${user.id}` : undefined

  useEffect(() => {
    if (mayShow && waits) open(BADGE)
  }, [mayShow, waits, open])
  useEffect(() => {
    if (topic === undefined) return
    return live.on(topic, (news) => {
      if ((news as GamificationNews).isBadge) open(BADGE)
    })
  }, [live, topic, open])
  return null
}
