import { ExternalLink } from 'lucide-react'
import {
  ButtonLink,
  Card,
  Countdown,
  ErrorCard,
  formatDate,
  formatDateTime,
  Icon,
  SkeletonBlock,
  thumbBar,
  useLanguage,
  useText,
  Moment,
} from '../../../ui/kit'
import {
  ErrorBoundary,
  FeatureScope,
  SuspendsApart,
  type Shown,
  useModule,
  useServerOffset,
  useShown,
} from '../../../web/kit'
import { type DetailAction, type DetailActionProps, detailActions, NOW_PATH } from '../../contract'
import type { OpportunityDetail } from '../../contract/wire'
import { ExtendedMark } from '../deadline'
import { kindById } from '../kind-of'
import styles from './action-card.module.css'
import { detailProps } from './detail-props'

interface ActionCardProps {
  readonly opportunity: OpportunityDetail
  /** See `DetailActionProps`. */
  readonly isRefused: boolean
  /** Its time has come, or is over, by the server's clock. */
  readonly onTurn: () => void
}

/** What one can do now, and for how long. On a phone it is the bar at the bottom. */
export function ActionCard({ opportunity, isRefused, onTurn }: ActionCardProps) {
  const t = useText()
  const language = useLanguage()
  const offset = useServerOffset(NOW_PATH)
  const actions = useShown(detailActions)
  const hasEntry = actions.some(({ item }) => item.isEntry)
  const props = { ...detailProps(opportunity), isRefused }
  const verb = kindById(opportunity.kind)?.verb ?? 'register'
  const { standing, opensAt, closesAt, closedAt, isCancelled, isExtended, externalUrl, zone, now } = opportunity
  const over = isCancelled ? null : (closedAt ?? closesAt)
  return (
    <Card as="section" floating className={styles.card} aria-label={t(`listings.do.${verb}`)}>
      <div ref={thumbBar} className={styles.time}>
        {standing === 'closed' ? (
          <>
            <p className={styles.head}>
              {over
                ? t('listings.closedAt', { date: formatDate(over, language, zone) })
                : t(`listings.standing.${isCancelled ? 'cancelled' : 'closed'}`)}
            </p>
            <a href={`${opportunity.path}#section-listings.similar`} className={styles.link}>
              {t('listings.similar')}
            </a>
          </>
        ) : standing === 'upcoming' && opensAt ? (
          <>
            <p className={styles.head}>{t('listings.opensIn')}</p>
            <p className={styles.left}>
              <Countdown until={opensAt} serverNow={now} serverOffsetMs={offset} onOver={onTurn} />
            </p>
            <p className={styles.until}>
              <Moment at={opensAt} zone={zone}>
                {t('listings.opensAt', { date: formatDateTime(opensAt, language, zone) })}
              </Moment>
            </p>
          </>
        ) : closesAt ? (
          <>
            <p className={styles.head}>{t(`listings.closesIn.${verb}`)}</p>
            <p className={styles.left}>
              <Countdown until={closesAt} serverNow={now} serverOffsetMs={offset} onOver={onTurn} />
            </p>
            <p className={styles.until}>
              <Moment at={closesAt} zone={zone}>
                {formatDateTime(closesAt, language, zone)}
              </Moment>{' '}
              {isExtended ? <ExtendedMark>{t('listings.extended')}</ExtendedMark> : null}
            </p>
          </>
        ) : (
          <p className={styles.head}>{t('listings.noDeadline')}</p>
        )}
      </div>
      <div className={styles.actions}>
        {hasEntry ? null : externalUrl ? (
          <ButtonLink href={externalUrl} variant="primary" size="large" full target="_blank" rel="noopener nofollow">
            {t('listings.openSource')}
            <Icon of={ExternalLink} size={16} />
          </ButtonLink>
        ) : standing === 'closed' ? null : (
          <p className={styles.noEntry}>{t(`listings.noEntry.${verb}`)}</p>
        )}
        {actions.map((shown) => (
          <ErrorBoundary key={shown.id} fallback={(error, retry) => <ErrorCard small error={error} onRetry={retry} />}>
            {/* Of a mark that comes late nobody knows whether it is anything for this reader: it holds no place open. */}
            <SuspendsApart fallback={shown.item.isEntry ? <SkeletonBlock height={44} /> : null}>
              <FeatureScope feature={shown.feature}>
                <AddedAction shown={shown} props={props} />
              </FeatureScope>
            </SuspendsApart>
          </ErrorBoundary>
        ))}
      </div>
    </Card>
  )
}

function AddedAction({ shown, props }: { readonly shown: Shown<DetailAction>; readonly props: DetailActionProps }) {
  const Action = useModule(shown.item.load).Action as (props: DetailActionProps) => React.ReactNode
  return <Action {...props} />
}
