import { Breadcrumbs, Container, formatNumber, PageHead, useLanguage, useText } from '../../../ui/kit'
import { type HeadContext, type PageAt, type PageModule, type PageProps } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { cardActions, listActions } from '../../contract'
import type { FacetCounts, ListingPage as ListingAnswer } from '../../contract/wire'
import { kindOfList } from '../kind-of'
import { facetsRequest, placeOf, readQuestion, searchRequest } from '../requests'
import { LastVisitContext, useLastVisit } from '../visits/last-visit'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { FilterSheet } from './filter-sheet'
import { listJsonLd } from './list-json-ld'
import { ListActions } from './list-actions'
import { ListingList } from './listing-list'
import styles from './listing-page.module.css'
import { SortMenu } from './sort-menu'
import { StatusTabs } from './status-tabs'

const requests = (at: PageAt) => {
  const question = readQuestion(at)
  return { list: searchRequest(question, placeOf(at)), facets: facetsRequest(question) }
}

/** Every listing page (spec §2.6): the address is its whole state. */
function ListingPage({ at }: PageProps) {
  const t = useText()
  const language = useLanguage()
  const question = readQuestion(at)
  const lastVisit = useLastVisit()
  const asked = requests(at)
  const list = useData(asked.list, { keepPrevious: true })
  const facets = useData(asked.facets, { keepPrevious: true })
  const title = t(kindOfList(at.path)?.plural ?? 'listings.all')
  const number = (value: number) => formatNumber(value, language)
  const count = list.data && t('listings.count', { total: number(list.data.total), all: number(list.data.all) })
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
      <div className={styles.chips}>
        <FilterSheet question={question} counts={facets.data} />
        <StatusTabs question={question} />
        <AppliedFilters question={question} />
        <div className={styles.sort}>
          <ListActions question={question} title={title} />
          <SortMenu question={question} />
        </div>
      </div>
      <div className={styles.layout}>
        <aside className={styles.filters} aria-label={t('listings.filters')}>
          <FilterPanel question={question} counts={facets.data} />
        </aside>
        <LastVisitContext value={lastVisit}>
          <ListingList at={at} question={question} list={list} facets={facets.data} />
        </LastVisitContext>
      </div>
    </Container>
  )
}

interface Data {
  readonly list: ListingAnswer
  readonly facets: FacetCounts
}

function head({ data, at, t, origin, language }: HeadContext<Data>) {
  const kind = t(kindOfList(at.path)?.plural ?? 'listings.all')
  const isPlain = Object.keys(at.query).length === 0
  return {
    title: t('listings.head.title', { kind }),
    description: t('listings.head.description', { kind, count: formatNumber(data.list.total, language) }),
    canonical: at.path,
    // One address a list: what is filtered is found through it.
    ...(!isPlain && { robots: 'noindex, follow' }),
    jsonLd: [listJsonLd(kind, data.list.items, origin)],
  }
}

export const page: PageModule = { Page: ListingPage, data: requests, head, parts: [cardActions, listActions] }
