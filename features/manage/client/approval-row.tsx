import { useState } from 'react'
import { Button, formatAgo, useLanguage, useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { httpClient } from '../../web/contract'
import { Link, saidBy, useService } from '../../web/kit'
import type { ManagedListing } from '../contract/wire'
import { ApproverMenu } from './approver-menu'
import { asRead } from './as-read'
import { ClosesOn } from './closes-on'
import { FurtherSources } from './further-sources'
import styles from './managed.module.css'
import { Marks } from './marks'
import type { ModerateAct } from './moderation/moderate-dialog'
import { sentBackAs } from './send-back-dialog'
import { StateBadge } from './state-badge'

interface ApprovalRowProps {
  readonly listing: ManagedListing
  readonly readAt: string
  readonly onRead: () => void
  readonly onReturn: () => void
  /** With what is or was public. */
  readonly onAct: (act: ModerateAct) => void
  /** Also when it was refused: a colleague or its organizer was faster, and what stands now is to be read. */
  readonly onDecided: () => Promise<void>
}

/** One listing for whoever approves: what it is, what is to be looked at twice, and what can be done with it. */
export function ApprovalRow({ listing, readAt, onRead, onReturn, onAct, onDecided }: ApprovalRowProps) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)
  const [now] = useState(() => new Date())
  const {
    id,
    title,
    organisation,
    organizer,
    state,
    path,
    verification,
    updatedAt,
    returnReason,
    takenDownWhy,
    closesAt,
  } = listing
  const endsAs = sentBackAs(listing)
  const isVerified = verification?.of === 'organizer'
  const isOver = state === 'pending' && closesAt !== null && new Date(closesAt) <= now

  async function approve() {
    setBusy(true)
    try {
      await http.post(`/api/manage/approvals/${id}/approve`, undefined, asRead(readAt))
      show({ tone: 'success', text: t('manage.approved', { title }) })
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    } finally {
      await onDecided()
      setBusy(false)
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          {state === 'live' || state === 'closed' ? (
            <Link href={path}>{title}</Link>
          ) : (
            <button type="button" className={styles.read} onClick={onRead}>
              {title}
            </button>
          )}
        </b>
        <p className={styles.small}>
          {[
            organisation,
            organizer && t(isVerified ? 'manage.byVerified' : 'manage.by', { name: organizer }),
            formatAgo(updatedAt, language, now),
          ]
            .filter(Boolean)
            .join(' · ')}
          {closesAt ? (
            <>
              {' · '}
              <ClosesOn listing={listing} />
            </>
          ) : null}
        </p>
        {isOver ? <p className={styles.reason}>{t('manage.deadlineOver')}</p> : null}
        {state === 'pending' && listing.isUnread ? <p className={styles.reason}>{t('manage.organizerGone')}</p> : null}
        {listing.isOrganizerDisabled ? <p className={styles.reason}>{t('manage.organizerDisabled')}</p> : null}
        {state === 'pending' ? <Marks of={listing} /> : null}
        <FurtherSources listing={listing} />
        {returnReason && <p className={styles.reason}>{returnReason}</p>}
        {takenDownWhy === undefined ? null : <p className={styles.reason}>{takenDownWhy}</p>}
      </div>
      <StateBadge listing={listing} />
      {state === 'pending' ? (
        <div className={styles.acts}>
          <Button size="small" onClick={onReturn}>
            {t(endsAs ? `manage.sendBack.${endsAs}` : 'manage.sendBack')}
          </Button>
          <Button size="small" variant="primary" loading={isBusy} onClick={() => void approve()}>
            {t('manage.approve')}
          </Button>
          <ApproverMenu listing={listing} onAct={onAct} />
        </div>
      ) : (
        <ApproverMenu listing={listing} onAct={onAct} />
      )}
    </li>
  )
}
