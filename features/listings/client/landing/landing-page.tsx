import {
  Breadcrumbs,
  Container,
  ErrorCard,
  formatNumber,
  PageHead,
  Skeleton,
  SkeletonBlock,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { HeadContext, PageAt, PageModule, PageProps } from '../../../web/contract'
import { formatQuery, useData } from '../../../web/kit'
import { cardActions, listActions } from '../../contract'
import type { FacetCounts, ListingPage as ListingAnswer } from '../../contract/wire'
import type { Landing } from '../../contract/wire-landing'
import { kindById } from '../kind-of'
import { followLinks } from '../listing/follow-links'
import { breadcrumbJsonLd, listJsonLd } from '../listing/list-json-ld'
import { ListingView } from '../listing/listing-view'
import { SignInNote } from '../listing/sign-in-note'
import { useQuestion } from '../listing/use-question'
import { facetsRequest, isFiltered, landingRequest, placeOf, readQuestion, searchRequest } from '../requests'
import { landingIntro, landingTitle, questionsOf } from './landing-words'
import { Neighbours } from './neighbours'
import { CountSaid } from '../listing/count-said'
import styles from './landing-page.module.css'
import { Questions } from './questions'

const requests = (at: PageAt, question = readQuestion(at)) => {
  return {
    landing: landingRequest(question),
    list: searchRequest(question, placeOf(at)),
    facets: facetsRequest(question),
  }
}

/** Jobs or internships of one sort (spec §2.6, SEO listing pages): a list with its filters, and what can be said of it. */
function LandingPage({ at }: PageProps) {
  const t = useText()
  const language = useLanguage()
  const landing = useData(landingRequest(readQuestion(at)))
  const { question, needsSignIn } = useQuestion(at, landing.data?.filters)
  const asked = requests(at, question)
  const list = useData(asked.list, { keepPrevious: true })
  const facets = useData(asked.facets, { keepPrevious: true })
  if (!landing.data)
    return (
      <Container className={styles.page}>
        {landing.isError ? (
          <ErrorCard error={landing.error} retrying={landing.isFetching} onRetry={() => void landing.refetch()} />
        ) : (
          <Skeleton label={t('listings.loading')}>
            <SkeletonBlock width="40%" height={36} />
            <SkeletonBlock height={48} />
            <SkeletonBlock height={400} />
          </Skeleton>
        )}
      </Container>
    )
  const title = landingTitle(landing.data, t)
  const told = question.isOwn ? (facets.data ?? list.data) : list.data
  const kind = kindById(landing.data.kind)
  return (
    <Container className={styles.page}>
      <PageHead
        title={
          <>
            {title} <span className={styles.count}>{told && formatNumber(told.total, language)}</span>
          </>
        }
        before={
          <Breadcrumbs
            crumbs={[
              { label: t('listings.home'), href: '/' },
              ...(kind ? [{ label: t(kind.plural), href: kind.listingPath }] : []),
              { label: title },
            ]}
          />
        }
      />
      <CountSaid total={told?.total} />
      <p className={styles.intro}>{landingIntro(landing.data, { t, language })}</p>
      {needsSignIn ? <SignInNote /> : null}
      <ListingView at={at} question={question} title={title} list={list} facets={facets.data} />
      <div className={styles.below}>
        <Questions landing={landing.data} />
        <Neighbours landing={landing.data} />
      </div>
    </Container>
  )
}

interface Data {
  readonly landing: Landing
  readonly list: ListingAnswer
  readonly facets: FacetCounts
}

function head({ data: { landing, list }, at, t, origin, language }: HeadContext<Data>) {
  const what = landingTitle(landing, t)
  const kind = kindById(landing.kind)
  const asked = questionsOf(landing, { t, language })
  return {
    title: t('listings.landing.head', { what, open: formatNumber(landing.open, language) }),
    description: t('listings.landing.says', { what, intro: landingIntro(landing, { t, language }) }).slice(0, 300),
    canonical: landing.path,
    // Thin pages and what is filtered are not for search engines.
    ...((isFiltered(at) || !landing.isFull) && { robots: 'noindex, follow' }),
    alternates: followLinks(readQuestion(at), what, { t, language }),
    jsonLd: [
      listJsonLd(what, list.items, origin),
      breadcrumbJsonLd(
        [
          [t('listings.home'), '/'],
          ...(kind ? [[t(kind.plural), kind.listingPath] as const] : []),
          [what, landing.path],
        ],
        origin,
      ),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: asked.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

/** Other spellings of a place, another case and other segments lead to the one address. */
function outcome({ landing }: Data, { path, query }: PageAt) {
  return path === landing.path ? undefined : { redirect: landing.path + formatQuery(query), status: 301 }
}

export const page: PageModule = { Page: LandingPage, data: requests, head, outcome, parts: [cardActions, listActions] }
