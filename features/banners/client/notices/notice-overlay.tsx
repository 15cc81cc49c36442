import { Info, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { Banner, IconButton, useText, useTurn } from '../../../ui/kit'
import { useData, useFresh, useOpenPage } from '../../../web/kit'
import { NOTICES_TOPIC } from '../../contract'
import type { Notice } from '../../contract/wire'
import { NOTICES, noticesRequest } from '../requests'
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

function Told({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const t = useText()
  const { severity, text, href, isDismissible } = notice
  const isElsewhere = href?.startsWith('https:') === true
  return (
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
  )
}
