import { ButtonLink, Container, formatNumber, Hold, Skeleton, useLanguage, useText } from '../../../ui/kit'
import type { HeadContext, PageAt, PageModule, PageProps } from '../../../web/contract'
import { formatQuery, Link, useData, useHasPage } from '../../../web/kit'
import { landingNouns } from '../../contract'
import type { HomeLists } from '../../contract/wire'
import { ClosingCard } from '../home/closing-card'
import { NewCard } from '../home/new-card'
import { Rail } from '../home/rail'
import { SearchForm } from '../home/search-form'
import { kindById } from '../kind-of'
import { Directory } from '../landing/directory'
import { directoryRequest, homeRequest, portalRequest } from '../requests'
import { useUnwanted } from '../use-unwanted'
import styles from './portal-page.module.css'
import { type Portal, portals } from './portals'

const PUBLISH = '/manage/opportunity/all/create'

const portalAt = ({ path }: PageAt): Portal => portals.find((each) => each.path === path) ?? (portals[0] as Portal)

/** Those of its kinds that have lists of one sort. */
const listedKinds = ({ kinds }: Portal) => kinds.filter((kind) => kind in landingNouns)

const requests = (at: PageAt) => {
  const portal = portalAt(at)
  return {
    home: homeRequest(),
    closing: portalRequest(portal, 'deadline'),
    newest: portalRequest(portal, 'newest'),
    ...Object.fromEntries(listedKinds(portal).map((kind) => [`directory-${kind}`, directoryRequest(kind)])),
  }
}

/** A door of the top menu: search, the kinds behind it with their counts, what closes soon, what is new. */
function PortalPage({ at }: PageProps) {
  const t = useText()
  const hasPage = useHasPage()
  const portal = portalAt(at)
  const asked = requests(at)
  const closing = useData(asked.closing)
  const newest = useData(asked.newest)
  const hidden = useUnwanted() ?? []
  const shown = [closing, newest].flatMap(({ data }) => data?.items ?? [])
  const among = [...new Set(shown.map(({ id }) => id))]
  // These lists are everyone's.
  const wanted = ({ data }: typeof closing) => data?.items.filter(({ id }) => !hidden.includes(id)) ?? []
  const all = (sort: string) => portal.list + formatQuery({ ...portal.within, sort })
  const more = (sort: string) => ({ href: all(sort), label: t('listings.seeAll') })
  return (
    <div className={styles.page}>
      <PortalHead portal={portal} />
      {!closing.data && !newest.data && <Skeleton label={t('listings.loading')} />}
      {closing.data && wanted(closing).length > 0 && (
        <Rail
          id="closing"
          title={t('listings.portal.closing')}
          says={t('listings.closing.says')}
          more={more('deadline')}
        >
          {wanted(closing).map((listing) => (
            <ClosingCard key={listing.id} listing={listing} now={closing.data.now} among={among} />
          ))}
        </Rail>
      )}
      {newest.data && wanted(newest).length > 0 && (
        <Rail id="newest" title={t('listings.portal.newest')} more={more('newest')}>
          {wanted(newest).map((listing) => (
            <NewCard key={listing.id} listing={listing} now={newest.data.now} among={among} />
          ))}
        </Rail>
      )}
      {listedKinds(portal).map((kind) => (
        <Container key={kind}>
          <Directory kind={kind} />
        </Container>
      ))}
      {hasPage(PUBLISH) && (
        <Container>
          <section className={styles.host}>
            <div>
              <h2 className={styles.hostTitle}>{t(`listings.portal.${portal.name}.host`)}</h2>
              <p>{t('listings.portal.hostSays')}</p>
            </div>
            <ButtonLink href={PUBLISH} variant="secondary">
              {t('listings.portal.publish')}
            </ButtonLink>
          </section>
        </Container>
      )}
    </div>
  )
}

function PortalHead({ portal }: { readonly portal: Portal }) {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(homeRequest())
  const openOf = (id: string) => data?.counts.find(({ kind }) => kind === id)?.open ?? 0
  const open = portal.kinds.reduce((sum, id) => sum + openOf(id), 0)
  return (
    <Container className={styles.wrap}>
      <section className={styles.head} aria-labelledby="portal">
        <h1 id="portal" className={styles.title}>
          {t(`listings.portal.${portal.name}.title`)}
        </h1>
        <p className={styles.says}>
          {t(`listings.portal.${portal.name}.says`, { count: formatNumber(open, language) })}
        </p>
        <SearchForm to={portal.list} within={portal.within} />
        {portal.ways.length > 0 && (
          <p className={styles.ways}>
            {portal.ways.map(([label, href]) => (
              <Link key={href} href={href}>
                {t(label)}
              </Link>
            ))}
          </p>
        )}
      </section>
      {portal.kinds.length > 1 && (
        <nav className={styles.kinds} aria-label={t('listings.kinds')}>
          {portal.kinds.map((id) => {
            const kind = kindById(id)
            return kind ? (
              <Link key={id} href={kind.listingPath} className={styles.kind}>
                <Hold kind={kind.hold} size={38} />
                <span>
                  <b>{t(kind.plural)}</b>
                  <small>{t('listings.open', { count: formatNumber(openOf(id), language) })}</small>
                </span>
              </Link>
            ) : null
          })}
        </nav>
      )}
    </Container>
  )
}

function head({ at, t }: HeadContext<{ readonly home: HomeLists }>) {
  const { name, path } = portalAt(at)
  return { title: t(`listings.portal.${name}.head`), description: t('listings.portal.description'), canonical: path }
}

export const page: PageModule = { Page: PortalPage, data: requests, head }
