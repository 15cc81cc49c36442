import { useState } from 'react'
import { useText } from '../../ui/kit'
import { Link } from '../../web/kit'
import type { ManagedListing } from '../contract/wire'
import styles from './managed.module.css'
import { RevisionNote } from './revision/revision-note'
import { CancelDialog } from './cancel-dialog'
import { ClosesOn } from './closes-on'
import { DeadlineDialog } from './deadline/deadline-dialog'
import { HandOverDialog } from './handover/hand-over-dialog'
import { ReadingDialog } from './reading-dialog'
import { RowMenu } from './row-menu'
import { StateBadge } from './state-badge'
import { useTaken } from './use-taken'
import { PlaceInLine } from './waits'

interface MineRowProps {
  readonly listing: ManagedListing
  /** Whose it is not: who it is entrusted to does not rewrite it. */
  readonly isEntrusted?: boolean
  /** How long one usually waits for an answer. */
  readonly medianWaitMs?: number | undefined
}

/** One opportunity that one manages with what can be done to it now. */
export function MineRow({ listing, isEntrusted = false, medianWaitMs }: MineRowProps) {
  const t = useText()
  const taken = useTaken(listing)
  const {
    title,
    organisation,
    organizer,
    state,
    visibility,
    path,
    closesAt,
    returnReason,
    takenDownWhy,
    revision,
    place,
    offeredTo,
  } = listing
  const [isReading, setReading] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const isPublic = state === 'live' || state === 'closed'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          {isPublic ? (
            <Link href={path}>{title}</Link>
          ) : (
            <button type="button" className={styles.read} onClick={() => setReading(true)}>
              {title}
            </button>
          )}
        </b>
        <p className={styles.small}>
          {[organisation, isEntrusted && organizer, visibility !== 'public' && t(`manage.visibility.${visibility}`)]
            .filter(Boolean)
            .join(' · ')}
          {closesAt ? (
            <>
              {' '}
              · <ClosesOn listing={listing} />
            </>
          ) : null}
          {isPublic ? ` · ${taken}` : null}
        </p>
        {place === undefined ? null : (
          <p className={styles.small}>
            <PlaceInLine place={place} ms={medianWaitMs} />
          </p>
        )}
        {state === 'returned' && returnReason && (
          <p className={styles.reason}>{t('manage.sentBackBecause', { reason: returnReason })}</p>
        )}
        {takenDownWhy === undefined ? null : (
          <p className={styles.reason}>{t('manage.takenDownBecause', { reason: takenDownWhy })}</p>
        )}
        {offeredTo === undefined ? null : (
          <p className={styles.small}>{t('manage.handover.waits', { email: offeredTo })}</p>
        )}
        <RevisionNote revision={revision} />
      </div>
      <StateBadge listing={listing} />
      <RowMenu
        listing={listing}
        isEntrusted={isEntrusted}
        onMove={() => setMoving(true)}
        onCancel={() => setCancelling(true)}
        onHandOver={() => setHandingOver(true)}
      />
      {isMoving && <DeadlineDialog listing={listing} onClose={() => setMoving(false)} />}
      {isCancelling && <CancelDialog listing={listing} onClose={() => setCancelling(false)} />}
      {isHandingOver && <HandOverDialog listing={listing} onClose={() => setHandingOver(false)} />}
      {isReading && <ReadingDialog listing={listing} onClose={() => setReading(false)} />}
    </li>
  )
}
