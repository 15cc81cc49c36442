import { Breadcrumbs, Container, formatNumber, PageHead, useLanguage, useText } from '../../../ui/kit'
import { type HeadContext, type PageAt, type PageModule, type PageProps } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { cardActions, landingNouns, listActions } from '../../contract'
import type { FacetCounts, ListingPage as ListingAnswer } from '../../contract/wire'
import { titleOfList } from '../kind-of'
import { Directory } from '../landing/directory'
import { directoryRequest, facetsRequest, isFiltered, placeOf, readQuestion, searchRequest } from '../requests'
import { followLinks } from './follow-links'
import { breadcrumbJsonLd, listJsonLd } from './list-json-ld'
import { CountSaid } from './count-said'
import styles from './listing-page.module.css'
import { ListingView } from './listing-view'
import { SignInNote } from './sign-in-note'
import { useQuestion } from './use-question'

const requests = (at: PageAt, question = readQuestion(at)) => {
  const { kind } = question
  return {
    list: searchRequest(question, placeOf(at)),
    facets: facetsRequest(question),
    ...(kind !== undefined && kind in landingNouns && { directory: directoryRequest(kind) }),
  }
}

/** Every listing page (spec §2.6): the address is its whole state. */
function ListingPage({ at }: PageProps) {
  const t = useText()
  const language = useLanguage()
  const { question, needsSignIn } = useQuestion(at)
  const asked = requests(at, question)
  const list = useData(asked.list, { keepPrevious: true })
  const facets = useData(asked.facets, { keepPrevious: true })
  const title = t(titleOfList(at.path))
  const number = (value: number) => formatNumber(value, language)
  // One's own counts are asked for anew whenever one hides something; the rows on the page are not.
  const told = question.isOwn ? (facets.data ?? list.data) : list.data
  const total = told && number(told.total)
  // Where nothing is filtered away one number says it.
  const count = told && total && told.total < told.all ? t('listings.count', { total, all: number(told.all) }) : total
  return (
    <Container className={styles.page}>
      <PageHead
        title={
          <>
            {title} <span className={styles.count}>{count}</span>
          </>
        }
        before={<Breadcrumbs crumbs={[{ label: t('listings.home'), href: '/' }, { label: title }]} />}
      />
      <CountSaid total={told?.total} />
      {needsSignIn ? <SignInNote /> : null}
      <ListingView at={at} question={question} title={title} list={list} facets={facets.data} />
      {asked.directory && question.kind ? <Directory kind={question.kind} /> : null}
    </Container>
  )
}

interface Data {
  readonly list: ListingAnswer
  readonly facets: FacetCounts
}

function head({ data, at, t, origin, language }: HeadContext<Data>) {
  const kind = t(titleOfList(at.path))
  return {
    title: t('listings.head.title', { kind }),
    description: t('listings.head.description', { kind, count: formatNumber(data.list.total, language) }),
    canonical: at.path,
    // One address a list: what is filtered is found through it.
    ...(isFiltered(at) && { robots: 'noindex, follow' }),
    alternates: followLinks(readQuestion(at), kind, { t, language }),
    jsonLd: [
      listJsonLd(kind, data.list.items, origin),
      breadcrumbJsonLd(
        [
          [t('listings.home'), '/'],
          [kind, at.path],
        ],
        origin,
      ),
    ],
  }
}

export const page: PageModule = {
  Page: ListingPage,
  data: (at) => requests(at),
  head,
  parts: [cardActions, listActions],
}
