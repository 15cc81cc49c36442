import { Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Banner, IconButton, useText, useTurn } from '../../../ui/kit'
import { useData, useFresh, useOpenPage } from '../../../web/kit'
import { NOTICES_TOPIC } from '../../contract'
import type { Notice } from '../../contract/wire'
import { NOTICES, noticesRequest } from '../requests'
import { holdPlace, SCROLL_PX } from '../room/hold-place'
import { useScrolled } from '../room/use-scrolled'
import { isRead, noteRead } from './read-notices'
import styles from './notice.module.css'

const tones = { info: 'info', warning: 'warning', critical: 'signal' } as const

/** What the house has to say: the most severe that was not closed here, above every page. It comes and goes while pages are open. */
export function Overlay() {
  useFresh(NOTICES_TOPIC, NOTICES)
  const { data } = useData(noticesRequest, { keepTrying: true })
  const { chrome } = useOpenPage()
  const [, setRead] = useState(0)
  // Whoever works at something that counts is told only what may end it.
  const isForOneThing = chrome?.header === false || chrome?.focused === true
  const notice = data?.notices.find(
    (each) => !(each.isDismissible && isRead(each)) && (!isForOneThing || each.severity === 'critical'),
  )
  if (!useTurn(notice !== undefined) || !notice) return null
  const close = () => {
    noteRead(notice)
    setRead((count) => count + 1)
  }
  return <Told key={`${notice.id} ${notice.version}`} notice={notice} onClose={close} />
}

/** False while it would push down what is being read: it came to a page that stands at its top, and neither that nor the page has changed since. */
function useRoom(): boolean {
  const [path] = useLocation()
  const [cameTo] = useState(path)
  const [hasMovedOn, setMovedOn] = useState(false)
  useEffect(() => {
    if (path !== cameTo) setMovedOn(true)
  }, [path, cameTo])
  return useScrolled(!hasMovedOn, SCROLL_PX) || hasMovedOn
}

function Told({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const t = useText()
  const hasRoom = useRoom()
  const { severity, text, href, isDismissible } = notice
  const isElsewhere = href?.startsWith('https:') === true
  return (
    // Another element: browsers do not hold in its place what is read where one of them merely stops to float.
    <div
      key={hasRoom ? 'strip' : 'floating'}
      ref={hasRoom ? holdPlace : null}
      className={hasRoom ? undefined : styles.floating}
    >
      <Banner tone={tones[severity]} icon={severity === 'info' ? Info : TriangleAlert} urgent={severity === 'critical'}>
        <span className={styles.notice}>
          <span className={styles.text}>
            <b>{t(`banners.severity.${severity}`)}</b> {text}{' '}
            {href ? (
              <a className={styles.link} href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
                {t('banners.notice.more')}
              </a>
            ) : null}
          </span>
          {isDismissible ? (
            <IconButton icon={X} size="small" label={t('banners.notice.close')} onClick={onClose} />
          ) : null}
        </span>
      </Banner>
    </div>
  )
}
