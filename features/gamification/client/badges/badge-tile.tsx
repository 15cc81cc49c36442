import { classNames, formatDate, Hold, holdKindOf, Popover, ProgressBar, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { ShelfBadge } from '../../contract/wire'
import { POINTS } from '../requests'
import styles from './shelf.module.css'

interface BadgeTileProps {
  readonly badge: ShelfBadge
  readonly isOwn: boolean
}

/** A badge on its place; pressed, what it is for, since when it is there, and of one's own the lines that counted. */
export function BadgeTile({ badge, isOwn }: BadgeTileProps) {
  const t = useText()
  const language = useLanguage()
  const { name, text, hold, level, levels, times, next, at } = badge
  const kind = holdKindOf(hold)
  const isReached = level > 0
  const tint = isReached ? { background: `var(--kind-${kind}-tint)` } : {}
  const percent = next !== null && times !== null ? Math.min(100, Math.floor((times / next) * 100)) : undefined
  return (
    <li className={styles.badge}>
      <Popover
        label={name}
        trigger={(trigger) => (
          <button {...trigger} type="button" className={styles.press}>
            <span className={classNames(styles.tile, !isReached && styles.open)} style={tint}>
              {isReached ? <Hold kind={kind} size={40} /> : <Hold kind={kind} size={40} colour="var(--line-strong)" />}
            </span>
            <span className={styles.name}>{name}</span>
          </button>
        )}
      >
        <div className={styles.why}>
          <p>{text}</p>
          {isReached && at !== null ? (
            <p className={styles.level}>{t('gamification.badge.since', { date: formatDate(at, language) })}</p>
          ) : null}
          {isOwn ? <Link href={POINTS}>{t('gamification.badge.why')}</Link> : null}
        </div>
      </Popover>
      {isReached && levels > 1 ? (
        <span className={styles.level}>{t('gamification.level', { level, levels })}</span>
      ) : null}
      {isOwn && percent !== undefined && next !== null ? (
        <>
          <ProgressBar percent={percent} label={t('gamification.progress', { times: times ?? 0, next, name })} />
          <span className={styles.level}>{t('gamification.times', { times: times ?? 0, next })}</span>
        </>
      ) : null}
    </li>
  )
}
