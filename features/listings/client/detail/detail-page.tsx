import { useState } from 'react'
import { BadgeCheck, ZoomIn } from 'lucide-react'
import {
  Breadcrumbs,
  Container,
  Cover,
  ErrorCard,
  formatDate,
  Icon,
  KindTag,
  langOf,
  OrgLogo,
  Skeleton,
  SkeletonBlock,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { HeadContext, PageAt, PageModule, PageProps } from '../../../web/contract'
import { formatQuery, useData } from '../../../web/kit'
import { cardActions, detailActions, detailSections } from '../../contract'
import { plainText } from '../../contract/plain-text'
import type { OpportunityDetail } from '../../contract/wire'
import { kindById } from '../kind-of'
import { breadcrumbJsonLd } from '../listing/list-json-ld'
import { opportunityRequest } from '../requests'
import { ActionCard } from './action-card'
import { BeingChecked } from './being-checked'
import { ByInvitation } from './by-invitation'
import { DetailBody } from './detail-body'
import { Facts } from './facts'
import styles from './detail-page.module.css'
import { OverNote } from './over-note'
import { OrganisationCard } from './organisation-card'
import { opportunityJsonLd } from './opportunity-json-ld'
import { Places } from './places'
import { StandingForReader } from './standing-for-reader'
import { useTurned } from './use-turned'
import { ZoomedOpportunity } from './zoomed-opportunity'

const requests = (at: PageAt) => ({ opportunity: opportunityRequest(at.params['slug'] ?? '') })

/** An opportunity's page (spec §2.6). */
function DetailPage({ at }: PageProps) {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useData(requests(at).opportunity)
  if (isPending)
    return (
      <Container className={styles.page}>
        <Skeleton label={t('listings.loadingOne')}>
          <SkeletonBlock width="30%" height={20} />
          <SkeletonBlock width="70%" height={36} />
          <SkeletonBlock height={72} />
          <SkeletonBlock height={280} />
        </Skeleton>
      </Container>
    )
  if (error?.code === 'invited-only' || error?.code === 'sign-in-to-see')
    return (
      <Container className={styles.page}>
        <ByInvitation signIn={error.code === 'sign-in-to-see'} />
      </Container>
    )
  if (error?.code === 'held')
    return (
      <Container className={styles.page}>
        <BeingChecked />
      </Container>
    )
  if (!data)
    return (
      <Container className={styles.page}>
        <ErrorCard error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </Container>
    )
  if (at.query['zoom']) return <ZoomedOpportunity opportunity={data} />
  return <Opportunity key={data.id} opportunity={data} />
}

const worded = ['job', 'internship', 'hiring-challenge']

function Opportunity({ opportunity: answered }: { readonly opportunity: OpportunityDetail }) {
  const t = useText()
  const { opportunity, turn } = useTurned(answered)
  const [isRefused, setRefused] = useState(false)
  const kind = kindById(opportunity.kind)
  const crumbs = [
    { label: t('listings.home'), href: '/' },
    ...(kind ? [{ label: t(kind.plural), href: kind.listingPath }] : []),
    { label: opportunity.title },
  ]
  return (
    <Container className={styles.page}>
      {worded.includes(opportunity.kind) || !kind ? (
        <Breadcrumbs crumbs={crumbs} />
      ) : (
        <div className={styles.cover}>
          <Cover kind={kind.hold} id={opportunity.id} width={1240} height={200} deep />
        </div>
      )}
      <DetailHead opportunity={opportunity} onJudged={setRefused} />
      <div className={styles.layout}>
        <Facts opportunity={opportunity} />
        <aside className={styles.side}>
          <ActionCard opportunity={opportunity} isRefused={isRefused} onTurn={turn} />
          <OrganisationCard opportunity={opportunity} />
        </aside>
        <DetailBody opportunity={opportunity} />
      </div>
    </Container>
  )
}

interface DetailHeadProps {
  readonly opportunity: OpportunityDetail
  readonly onJudged: (isRefused: boolean) => void
}

function DetailHead({ opportunity, onJudged }: DetailHeadProps) {
  const t = useText()
  const language = useLanguage()
  const kind = kindById(opportunity.kind)
  const { organisation, publishedAt } = opportunity
  return (
    <header className={styles.head}>
      <OrgLogo name={organisation.name} src={organisation.logo} size={72} />
      <div className={styles.words}>
        <p className={styles.tags}>
          {kind ? <KindTag kind={kind.hold}>{t(kind.label)}</KindTag> : null}
          <StandingForReader opportunity={opportunity} onJudged={onJudged} />
        </p>
        <h1 className={styles.title} tabIndex={-1} lang={langOf(opportunity.title, language)}>
          {opportunity.title}
        </h1>
        <p className={styles.by}>
          <span>
            <b lang={langOf(organisation.name, language)}>{organisation.name}</b>
            {organisation.isVerified ? (
              <span className={styles.verified} role="img" aria-label={t('listings.verified')}>
                <Icon of={BadgeCheck} size={16} />
              </span>
            ) : null}
          </span>{' '}
          <span className={styles.dotted}>
            <Places opportunity={opportunity} />
          </span>{' '}
          {publishedAt ? (
            <span className={styles.dotted}>{t('listings.posted', { date: formatDate(publishedAt, language) })}</span>
          ) : null}{' '}
          <a className={styles.large} href={`${opportunity.path}?zoom=1`}>
            <Icon of={ZoomIn} size={16} />
            {t('listings.readLarge')}
          </a>
        </p>
        <OverNote opportunity={opportunity} />
      </div>
    </header>
  )
}

interface Data {
  readonly opportunity: OpportunityDetail
}

function head({ data: { opportunity }, t, origin, language }: HeadContext<Data>) {
  const kind = kindById(opportunity.kind)
  const { id, title, organisation, path, description, standing, updatedAt, visibility } = opportunity
  // Named by what changes it, so that what others keep of it is never an old one.
  const version = Date.parse(updatedAt).toString(36)
  const image = `/api/listings/opportunities/${id}/image.png?v=${version}`
  return {
    title: t('listings.detail.title', { title, organisation: organisation.name }),
    description: `${t(kind?.label ?? 'listings.one')} · ${plainText(description)}`.slice(0, 160),
    canonical: path,
    ...(opportunity.inLanguages && { languages: opportunity.inLanguages }),
    image: language === 'hi' ? `${image}&lang=hn` : image,
    // Over: it stays for whoever has the link, nobody else should find it.
    ...(standing === 'closed' && { robots: 'noindex, follow' }),
    // Whoever has the address may read it, nobody should find it.
    ...(visibility !== 'public' && { robots: 'noindex, nofollow' }),
    jsonLd: [
      ...opportunityJsonLd(opportunity, origin),
      breadcrumbJsonLd(
        [[t('listings.home'), '/'], ...(kind ? [[t(kind.plural), kind.listingPath] as const] : []), [title, path]],
        origin,
      ),
    ],
  }
}

/** Old titles, other segments, merged ones and short addresses lead to the one address, and to that of the visitor's language where there are two. */
function outcome({ opportunity: { path: own, inLanguages } }: Data, { path, query }: PageAt, language: 'en' | 'hi') {
  const to = inLanguages?.[language] ?? own
  return path === to ? undefined : { redirect: to + formatQuery(query), status: to === own ? 301 : 302 }
}

export const page: PageModule = {
  Page: DetailPage,
  data: requests,
  head,
  outcome,
  parts: [detailActions],
  // Similar ones are rows, with what one can do with a row.
  below: [detailSections, cardActions],
}
