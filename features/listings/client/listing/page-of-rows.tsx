import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { cityName } from '../../contract/city-names'
import type { ListingPage } from '../../contract/wire'
import { type ListQuestion, searchRequest } from '../requests'
import styles from './listing-list.module.css'
import { MoreLink, type Way } from './more-link'
import { openedPages, rememberOpened } from './opened-pages'
import { ListingRow } from './listing-row'
import { RowSkeletons } from './row-skeletons'

/** After so many pages in a row that nobody pressed for, the end of the page can be reached again. */
const MOST_BY_ITSELF = 5

interface PageOfRowsProps {
  readonly question: ListQuestion
  readonly page: ListingPage
  /** These rows answer the question before: where they end is no place in this list, so it goes on once its own are here. */
  readonly isPast: boolean
  /** How many stand above these. */
  readonly before: number
  /** How many pages stand above this one. */
  readonly depth?: number
  /** How many of those came by themselves since the last press. */
  readonly byItself?: number
  readonly onCome: (come: { readonly count: number; readonly shown: number }) => void
}

/** One page of rows, and below it the next one once it is asked for. Without a script "more" is a link to it. */
export function PageOfRows(props: PageOfRowsProps) {
  const { question, page, isPast, before, depth = 0, byItself = 0 } = props
  const t = useText()
  const [way, setWay] = useState<Way>()
  const among = page.items.map(({ id }) => id)
  const cities = [...(question.chosen['city'] ?? []), ...(question.within['city'] ?? [])].map(cityName)
  const isAsked = cities.length > 0 ? (city: string) => cities.includes(cityName(city)) : undefined
  const foundById = new Map(page.found?.map((each) => [each.id, each]))

  // Coming back to this list, as much of it stands open as when it was left (spec §2.6: the place is restored).
  useEffect(() => {
    if (openedPages() > depth) setWay((known) => known ?? 'restored')
  }, [depth])

  const goOn = useCallback(
    (by: Way) => {
      rememberOpened(depth + 1)
      setWay(by)
    },
    [depth],
  )

  return (
    <>
      {partsOf(page).map(({ from, items }, at) => (
        <Fragment key={from}>
          {page.exact === from && (at > 0 || before === 0) ? (
            <p className={styles.note}>{t(from === 0 ? 'listings.nearOnly' : 'listings.near')}</p>
          ) : null}
          <ol className={styles.rows} start={before + from + 1}>
            {items.map((listing) => (
              <ListingRow
                key={listing.id}
                listing={listing}
                now={page.now}
                among={among}
                withKind={question.kind === undefined}
                isAsked={isAsked}
                found={foundById.get(listing.id)}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      {way && page.next && !isPast ? (
        <NextRows
          {...props}
          after={page.next}
          before={before + page.items.length}
          depth={depth + 1}
          byItself={way === 'asked' ? 0 : byItself + 1}
          way={way}
        />
      ) : page.next ? (
        <MoreLink after={page.next} waits={isPast || byItself >= MOST_BY_ITSELF} onMore={goOn} />
      ) : null}
    </>
  )
}

/** What has all that was asked, then what comes near. */
function partsOf({ items, exact }: ListingPage) {
  if (exact === null || exact === 0 || exact >= items.length) return [{ from: 0, items }]
  return [
    { from: 0, items: items.slice(0, exact) },
    { from: exact, items: items.slice(exact) },
  ]
}

interface NextRowsProps extends Omit<PageOfRowsProps, 'page'> {
  readonly after: string
  readonly way: Way
}

function NextRows({ after, way, ...props }: NextRowsProps) {
  const { question, before, onCome } = props
  const t = useText()
  const next = useData(searchRequest(question, after))
  const ref = useRef<HTMLDivElement>(null)
  const count = next.data?.items.length
  useEffect(() => {
    if (count === undefined || way === 'restored') return
    onCome({ count, shown: before + count })
    // The link that was pressed is gone: the keyboard goes on at the first new row.
    if (way === 'asked') ref.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }, [count, way, before, onCome])
  if (next.isError)
    return (
      <ErrorCard
        small
        title={t('listings.failed')}
        error={next.error}
        retrying={next.isFetching}
        onRetry={() => void next.refetch()}
      />
    )
  return (
    <div ref={ref}>
      {next.data ? (
        <PageOfRows {...props} page={next.data} />
      ) : (
        <Skeleton label={t('listings.loading')}>
          <RowSkeletons />
        </Skeleton>
      )}
    </div>
  )
}
