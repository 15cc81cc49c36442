import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { findUser, session } from '../../../session/contract'
import type { OverlayProps } from '../../../ui/contract'
import { buttonClass, Button, Dialog, ProBadge, useText, VisuallyHidden } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { forget, Link, useData, useFresh, useKernel, useService } from '../../../web/kit'
import { badgePath } from '../../contract'
import type { BadgeNotification, SeenRequest } from '../../contract/wire'
import { API, unseenRequest } from '../requests'
import { BadgeArt } from './badge-art'
import styles from './badge-popup.module.css'
import { Confetti } from './confetti'

const WIDTH = 380
/** Spec §4: up to 4 images; what is more is said in words. */
const MOST_IMAGES = 4

/**
 * What was earned (spec §2.5, §3, §4), one pop-up after the other; it closes by its cross, its button or its link, and is shown once. Drawn is only what the
 * server says now: an answer that is kept may be from before this badge, or from before another page showed it.
 */
export function Overlay({ onClose }: OverlayProps) {
  const user = findUser(useKernel().subject)
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { refresh } = useService(session)
  const { data, isError, isPaused } = useData(unseenRequest)
  const [isFresh, setFresh] = useState(false)
  useFresh(user && `gamification:${user.id}`, unseenRequest.path) // left in another tab, it goes from this one
  useEffect(() => {
    void forget(queries, unseenRequest.path).then(() => setFresh(true))
  }, [queries])
  const first = isError || isPaused ? undefined : data?.items[0]
  const isNothing = isFresh && !first
  useEffect(() => {
    if (isNothing) onClose()
  }, [isNothing, onClose])
  if (!user || !first || !isFresh) return null

  /** Then comes what else waits. Without an answer all of it comes another time, which is better than never. */
  async function leave() {
    setFresh(false)
    const badges = first?.badge_trigger_ids.map(({ id, level }) => ({ id, level })) ?? []
    const isSeen = await http.post(`${API}/badges/seen`, { badges } satisfies SeenRequest).then(
      () => true,
      () => false,
    )
    await forget(queries, unseenRequest.path)
    if (isSeen) setFresh(true)
    else onClose()
    await refresh()
  }
  const href = badgePath(first.gc_id, user.username ?? user.id)
  return <Celebration badge={first} href={href} onLeave={() => void leave()} />
}

interface CelebrationProps {
  readonly badge: BadgeNotification
  readonly href: string
  readonly onLeave: () => void
}

function Celebration({ badge, href, onLeave }: CelebrationProps) {
  const t = useText()
  const items = badge.badge_trigger_ids
  const [only] = items
  const isOne = items.length === 1
  const isPro = badge.type === 'pro'
  const more = items.length - MOST_IMAGES
  const title = isOne && only ? only.badge_name : t('gamification.popup.many', { count: items.length })
  const text = isOne && only ? only.description : items.map((each) => each.badge_name).join(', ')
  return (
    <Dialog open centred onClose={onLeave} width={WIDTH} title={<VisuallyHidden>{title}</VisuallyHidden>}>
      <div className={styles.body}>
        <Confetti />
        <span className={styles.images}>
          {items.slice(0, MOST_IMAGES).map(({ id, hold, badges }) => (
            <span key={id} data-badge={badges.badge_slug}>
              <BadgeArt hold={hold} size={isOne ? 120 : 72} />
            </span>
          ))}
        </span>
        <p className={styles.kind}>
          {isPro ? <ProBadge /> : null}
          {isOne && only && only.levels > 1
            ? t('gamification.level', { level: only.level, levels: only.levels })
            : t(isPro ? 'gamification.popup.pro' : 'gamification.popup.badge')}
        </p>
        <p className={styles.name} aria-hidden="true">
          {title}
        </p>
        <p className={styles.text}>{text}</p>
        {more > 0 ? <p className={styles.text}>{t('gamification.popup.more', { count: more })}</p> : null}
        <div className={styles.actions}>
          <Button onClick={onLeave} data-autofocus>
            {t('gamification.popup.close')}
          </Button>
          <Link href={href} className={buttonClass({ variant: 'primary' })} onClick={onLeave}>
            {t(href === '/practice/coding' ? 'gamification.popup.practice' : 'gamification.popup.see')}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
