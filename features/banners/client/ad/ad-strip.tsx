import { Info, X } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button, ButtonLink, classNames, IconButton, Popover, useText } from '../../../ui/kit'
import { Link, useId } from '../../../web/kit'
import type { AdBanner } from '../../contract/wire'
import styles from './ad-strip.module.css'

/** From more characters than these on a phone shows the beginning and a control for the rest (spec §5). */
const LONG = 140

export interface AdStripProps {
  readonly banner: Pick<AdBanner, 'description' | 'url' | 'advertiser' | 'why' | 'language'>
  readonly onClick: () => void
  /** No more of this advertiser. */
  readonly onMute: () => void
  readonly onClose: () => void
}

/** An ad: that it is one, what it says, where it leads, why one sees it, and how to be rid of it. */
export function AdStrip({ banner, onClick, onMute, onClose }: AdStripProps) {
  const t = useText()
  const id = useId()
  const words = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => setLong((words.current?.textContent.trim().length ?? 0) > LONG), [banner.description])
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (link && !link.closest('[data-house]')) onClick()
  }
  // The middle button opens it in a tab of its own, and is no click to browsers.
  const followAside = (event: MouseEvent) => {
    if (event.button === 1) follow(event)
  }
  const isElsewhere = banner.url.startsWith('https:')
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links in it are pressed, by keys too
    <aside className={styles.ad} aria-label={t('banners.ad.label')} onClick={follow} onAuxClick={followAside}>
      <div className={styles.strip}>
        <span className={styles.tag}>{t('banners.ad')}</span>
        <div className={styles.words}>
          <div
            ref={words}
            id={`${id}words`}
            lang={banner.language}
            className={classNames(styles.description, isLong && !isOpen && styles.cut)}
            dangerouslySetInnerHTML={{ __html: banner.description }}
          />
          {isLong ? (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={`${id}words`}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'banners.less' : 'banners.more')}
            </button>
          ) : null}
        </div>
        <div className={styles.acts}>
          <ButtonLink
            href={banner.url}
            size="small"
            rel="noopener sponsored"
            {...(isElsewhere && { target: '_blank' })}
          >
            {t('banners.look')}
          </ButtonLink>
          <Popover
            label={t('banners.why')}
            align="end"
            trigger={(trigger) => <IconButton {...trigger} icon={Info} size="small" label={t('banners.why')} />}
          >
            <div className={styles.why} data-house>
              <p>{banner.why}</p>
              <p className={styles.small}>{t('banners.why.text')}</p>
              <p className={styles.mute}>
                <Button size="small" onClick={onMute}>
                  {t('banners.mute', { advertiser: banner.advertiser })}
                </Button>
                <Link href="/user/ads" className={styles.hidden}>
                  {t('banners.mute.list')}
                </Link>
              </p>
            </div>
          </Popover>
          <IconButton icon={X} size="small" label={t('banners.close')} onClick={onClose} />
        </div>
      </div>
    </aside>
  )
}
