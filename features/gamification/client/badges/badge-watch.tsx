import { useEffect, useState } from 'react'
import { findUser, hasNews } from '../../../session/contract'
import { stage } from '../../../ui/contract'
import { useIsWriting } from '../../../ui/kit'
import { liveUpdates } from '../../../web/contract'
import { useKernel, useOpenPage, useService } from '../../../web/kit'
import type { GamificationNews } from '../../contract/wire'
import { BADGE, BADGE_NEWS } from './badge-ids'

/**
 * Opens the pop-up when a badge waits: one that came while nobody was here, or one that comes now. It does not break into a page that is about one thing:
 * what comes there (by sending its form, often) waits for the page after it. Nor into somebody's writing: the letters would go with the focus.
 */
export function Overlay() {
  const { subject } = useKernel()
  const user = findUser(subject)
  const live = useService(liveUpdates)
  const { open } = useService(stage)
  const { page, chrome } = useOpenPage()
  const isForOneThing = page === undefined || chrome?.focused === true || chrome?.header === false
  const isForThem = user !== undefined && !user.is_assessment_token && !user.is_support
  const isWriting = useIsWriting()
  const mayShow = isForThem && !isForOneThing && !isWriting
  const [hasCome, setCome] = useState(false)
  const waits = hasNews(subject, BADGE_NEWS)
  const topic = isForThem ? `gamification:${user.id}` : undefined

  useEffect(() => {
    if (mayShow && waits) open(BADGE)
  }, [mayShow, waits, open])
  useEffect(() => {
    if (topic === undefined) return
    return live.on(topic, (news) => {
      if ((news as GamificationNews).isBadge) setCome(true)
    })
  }, [live, topic])
  useEffect(() => {
    if (!mayShow || !hasCome) return
    setCome(false)
    open(BADGE)
  }, [mayShow, hasCome, open])
  return null
}
