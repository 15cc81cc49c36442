import { ArrowLeft, CloudCheck } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { Brand, Button, Icon, thumbBar, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import styles from './sign-up-layout.module.css'
import { AuthFoot } from '../auth-foot'
import { WallRoute, WallStrip } from './wall-route'

interface SignUpLayoutProps {
  readonly names: readonly ReactNode[]
  readonly at: number
  /** Kept on the server so far. */
  readonly isSaved?: boolean
  readonly onLeave?: () => void
  readonly onBack?: (() => void) | undefined
  readonly onSkip?: (() => void) | undefined
  readonly children: ReactNode
}

/** The wall with the route on one side, one step on the other; back and skip at the bottom. */
export function SignUpLayout({ names, at, isSaved, onLeave, onBack, onSkip, children }: SignUpLayoutProps) {
  const t = useText()
  const where = t('session.steps.of', { at: Math.min(at + 1, names.length), count: names.length })
  // Each step is a page of its own to who reads it; it may put the focus into a field of its own after this. The first one comes with its page.
  useLayoutEffect(() => {
    if (at > 0) scrollTo(0, 0)
  }, [at])
  return (
    <div className={styles.page}>
      <aside className={styles.wall} aria-label={t('session.wall')}>
        <WallRoute names={names} at={at} />
        <Link href="/" className={styles.brand}>
          <Brand onWall height={34} />
        </Link>
        <p className={styles.claim}>{t('session.steps.claim')}</p>
      </aside>
      <div className={styles.way}>
        <header className={styles.top}>
          <Link href="/" className={styles.phoneBrand}>
            <Brand height={30} />
          </Link>
          <span className={styles.where}>{where}</span>
          <span className={styles.end}>
            {isSaved && (
              <span className={styles.saved} role="status">
                <Icon of={CloudCheck} size={16} />
                <span className={styles.wide}>{t('session.steps.saved')}</span>
                <span className={styles.narrow}>{t('session.steps.savedShort')}</span>
              </span>
            )}
            {onLeave && (
              <Button variant="quiet" size="small" onClick={onLeave}>
                {t('session.steps.leave')}
              </Button>
            )}
          </span>
        </header>
        <WallStrip count={names.length} at={at} />
        <div className={styles.step}>
          <p className={styles.phoneWhere}>{where}</p>
          {children}
        </div>
        <div className={styles.language}>
          <AuthFoot />
        </div>
        {(onBack || onSkip) && (
          <footer ref={thumbBar} className={styles.foot}>
            <div>
              {onBack && (
                <Button variant="quiet" onClick={onBack}>
                  <Icon of={ArrowLeft} size={18} />
                  {t('session.steps.back')}
                </Button>
              )}
              {onSkip && (
                <Button variant="quiet" onClick={onSkip}>
                  {t('session.steps.skip')}
                </Button>
              )}
            </div>
          </footer>
        )}
      </div>
    </div>
  )
}
