import { ArrowLeft, ArrowUpRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../actions/icon'
import { IconButton } from '../actions/icon-button'
import { useText } from '../text/text-context'
import { nextZoom, zoomSteps } from './zoom-steps'
import styles from './zoomed-frame.module.css'
import { documentOf } from './zoomed-document'

export interface ZoomedFrameProps {
  readonly title: string
  /** Whose words they are. */
  readonly by: string
  /** The page of the opportunity, which "Back to opportunity" leads to. */
  readonly back: string
  /** Clean HTML; in the frame nothing of it can run. */
  readonly html: string
  /** The look that it has on its page. */
  readonly className?: string | undefined
  /** Where it was taken from, opened in a new tab. */
  readonly source?: string | undefined
}

/** The zoomed frame (spec §2.1): an opportunity's own words as large as one likes, and one way back. Until the frame is made they stand in the page. */
export function ZoomedFrame({ title, by, back, html, className, source }: ZoomedFrameProps) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [percent, setPercent] = useState(125)
  const [content, setContent] = useState<string>()
  useEffect(() => setContent(documentOf(document, html, className)), [html, className])

  /** Without loading it again: who reads stays where they are. */
  function scale() {
    const root = frame.current?.contentDocument?.documentElement
    if (root) root.style.setProperty('zoom', String(percent / 100))
  }
  useEffect(scale)

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a className={styles.back} href={back}>
          <Icon of={ArrowLeft} size={16} />
          {t('ui.zoom.back')}
        </a>
        <span className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <span className={styles.by}>{by}</span>
        </span>
        <span className={styles.zoom}>
          <IconButton
            icon={ZoomOut}
            label={t('ui.zoom.smaller')}
            disabled={percent === zoomSteps[0]}
            onClick={() => setPercent((before) => nextZoom(before, -1))}
          />
          <output className={styles.percent}>{t('ui.zoom.percent', { percent })}</output>
          <IconButton
            icon={ZoomIn}
            label={t('ui.zoom.larger')}
            disabled={percent === zoomSteps.at(-1)}
            onClick={() => setPercent((before) => nextZoom(before, 1))}
          />
        </span>
        {source ? (
          <a
            className={styles.source}
            href={source}
            target="_blank"
            rel="noopener nofollow"
            aria-label={t('ui.zoom.source')}
          >
            <Icon of={ArrowUpRight} size={20} />
          </a>
        ) : null}
      </header>
      {content === undefined ? (
        // oxlint-disable-next-line react/no-danger
        <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          srcDoc={content}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={scale}
        />
      )}
    </div>
  )
}
