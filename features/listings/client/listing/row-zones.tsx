import { type ReactNode, useContext, useState } from 'react'
import { BadgeCheck, CalendarRange, MapPin, UserRound, UsersRound } from 'lucide-react'
import { Icon, KindTag, langOf, OrgLogo, Tag, useLanguage, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Listing, ListingPage } from '../../contract/wire'
import { kindById } from '../kind-of'
import { useFacts } from '../use-facts'
import { Where } from '../where'
import { LastVisitContext } from '../visits/last-visit'
import { ApplyOrDeadline } from './apply-or-deadline'
import { CardActions } from './card-actions'
import { ForWhom } from './for-whom'
import styles from './listing-row.module.css'
import { Marked } from './marked'
import { useEntered } from './use-entered'

const NEW_MS = 2 * 86_400_000

export interface ListingRowProps {
  readonly listing: Listing
  readonly now: string
  /** Those on the same page of the list. */
  readonly among: readonly number[]
  /** Says what kind it is, where a list holds several. */
  readonly withKind?: boolean
  /** Whether the list is narrowed to a city, which a row in several names first. */
  readonly isAsked?: ((city: string) => boolean) | undefined
  /** Where a search found it. */
  readonly found?: NonNullable<ListingPage['found']>[number] | undefined
}

/** The four zones of a row: logo; title, organisation, pay and facts; for whom; until when. */
export function RowZones({ listing, now, among, withKind, isAsked, found }: ListingRowProps) {
  const t = useText()
  const language = useLanguage()
  const facts = useFacts()
  const kind = kindById(listing.kind)
  const [isRefused, setRefused] = useState(false)
  const isEntered = useEntered(listing.id)
  const lastVisit = useContext(LastVisitContext)
  const publishedMs = listing.publishedAt === null ? 0 : Date.parse(listing.publishedAt)
  const isUnseen = lastVisit !== undefined && publishedMs > lastVisit
  // Whoever is here for the first time is told what is new to all.
  const isNew = lastVisit === undefined && Date.parse(now) - publishedMs < NEW_MS
  const [pay, span, team, seats] = [facts.pay(listing), facts.span(listing), facts.team(listing), facts.seats(listing)]
  return (
    <>
      <OrgLogo name={listing.organisation.name} src={listing.organisation.logo} />
      <div className={styles.main}>
        <h2 className={styles.title}>
          <Link href={listing.path} className={styles.link} lang={langOf(listing.title, language)}>
            {found ? <Marked parts={found.title} /> : listing.title}
          </Link>{' '}
          {(isNew || isUnseen) && listing.standing === 'open' ? (
            <Tag tone="primary">{t(isUnseen ? 'listings.newToYou' : 'listings.new')}</Tag>
          ) : null}
        </h2>
        <p className={styles.organisation}>
          <span lang={langOf(listing.organisation.name, language)}>{listing.organisation.name}</span>
          {listing.organisation.isVerified ? (
            <span className={styles.verified} role="img" aria-label={t('listings.verified')}>
              <Icon of={BadgeCheck} size={14} />
            </span>
          ) : null}
          {withKind && kind ? <KindTag kind={kind.hold}>{t(kind.label)}</KindTag> : null}
        </p>
        <ul className={styles.facts}>
          {pay ? <li className={styles.pay}>{pay}</li> : null}
          {span ? <Fact icon={CalendarRange}>{span}</Fact> : null}
          <Fact icon={MapPin}>
            <Where listing={listing} isAsked={isAsked} />
          </Fact>
          {team ? <Fact icon={UsersRound}>{team}</Fact> : null}
          {seats ? <Fact icon={UserRound}>{seats}</Fact> : null}
        </ul>
        {found && found.text.length > 0 ? (
          <p className={styles.snippet}>
            <Marked parts={found.text} />
          </p>
        ) : null}
      </div>
      <ForWhom listing={listing} among={among} isEntered={isEntered} onJudged={setRefused} />
      <div className={styles.end}>
        <CardActions listing={listing} />
        <ApplyOrDeadline listing={listing} now={now} isClosedToThem={isEntered || isRefused} />
      </div>
    </>
  )
}

function Fact({ icon, children }: { readonly icon: typeof MapPin; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={14} />
      {children}
    </li>
  )
}
