import { Fragment, type MouseEvent, useEffect, useRef, useState } from 'react'
import { buttonClass, ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { Link, useData, useOnline, useUrl } from '../../../web/kit'
import type { ListingPage } from '../../contract/wire'
import { type ListQuestion, searchRequest } from '../requests'
import styles from './listing-list.module.css'
import { ListingRow } from './listing-row'
import { openedPages, rememberOpened } from './opened-pages'
import { RowSkeletons } from './row-skeletons'

interface ListedRowsProps {
  readonly question: ListQuestion
  readonly page: ListingPage
  /** How many stand above these. */
  readonly before: number
  /** How many pages stand above this one. */
  readonly depth?: number
}

/** One page of rows, and below it the next one once asked for. Without a script "more" is a link to it. */
export function ListedRows({ question, page, before, depth = 0 }: ListedRowsProps) {
  const t = useText()
  const url = useUrl()
  const isOnline = useOnline()
  const [isMore, setMore] = useState<'asked' | 'restored'>()
  const shown = before + page.items.length
  const parts = partsOf(page)
  const foundById = new Map(page.found?.map((each) => [each.id, each]))

  // Coming back to this list, as much of it stands open as when it was left (spec §2.6: the place is restored).
  useEffect(() => {
    if (openedPages() > depth) setMore((known) => known ?? 'restored')
  }, [depth])

  function append(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // a new tab takes the link
    event.preventDefault()
    if (!isOnline) return
    rememberOpened(depth + 1)
    setMore('asked')
  }

  return (
    <>
      {parts.map(({ from, items }, at) => (
        <Fragment key={from}>
          {page.exact === from && (at > 0 || before === 0) ? (
            <p className={styles.note}>{t(from === 0 ? 'listings.nearOnly' : 'listings.near')}</p>
          ) : null}
          <ol className={styles.rows} start={before + from + 1}>
            {items.map((listing) => (
              <ListingRow key={listing.id} listing={listing} now={page.now} found={foundById.get(listing.id)} />
            ))}
          </ol>
        </Fragment>
      ))}
      {isMore && page.next ? (
        <NextRows
          question={question}
          after={page.next}
          before={shown}
          depth={depth + 1}
          takesFocus={isMore === 'asked'}
        />
      ) : page.next ? (
        <p className={styles.more}>
          <Link
            href={url.withQuery({ after: page.next })}
            className={buttonClass({})}
            rel="next"
            aria-disabled={!isOnline || undefined}
            onClick={append}
          >
            {t('listings.more')}
          </Link>
        </p>
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

interface NextRowsProps extends Omit<ListedRowsProps, 'page'> {
  readonly after: string
  readonly takesFocus: boolean
}

function NextRows({ question, after, before, depth = 0, takesFocus }: NextRowsProps) {
  const t = useText()
  const next = useData(searchRequest(question, after))
  const ref = useRef<HTMLDivElement>(null)
  const isHere = next.data !== undefined
  // The link that was pressed is gone: the keyboard goes on at the first new row.
  useEffect(() => {
    if (isHere && takesFocus) ref.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }, [isHere, takesFocus])
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
        <ListedRows question={question} page={next.data} before={before} depth={depth} />
      ) : (
        <Skeleton label={t('listings.loading')}>
          <RowSkeletons />
        </Skeleton>
      )}
    </div>
  )
}
