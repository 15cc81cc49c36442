import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { formatNumber } from '../format/numbers'
import { useLanguage, useText } from '../text/text-context'
import styles from './load-more.module.css'

export interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Numbered pages as links: the first, the last and the neighbours. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const t = useText()
  const language = useLanguage()
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('ui.pages')}>
      {page > 1 ? (
        <a className={styles.page} href={hrefOf(page - 1)} rel="prev" aria-label={t('ui.previousPage')}>
          <Icon of={ChevronLeft} />
        </a>
      ) : null}
      {shownPages(page, pages).map((each, at) =>
        each === 'gap' ? (
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={each}
            href={hrefOf(each)}
            className={classNames(styles.page, each === page && styles.current)}
            aria-label={t('ui.page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
          >
            {formatNumber(each, language)}
          </a>
        ),
      )}
      {page < pages ? (
        <a className={styles.page} href={hrefOf(page + 1)} rel="next" aria-label={t('ui.nextPage')}>
          <Icon of={ChevronRight} />
        </a>
      ) : null}
    </nav>
  )
}

/** 1 … 4 [5] 6 … 20; a gap of one page is that page. */
export function shownPages(page: number, pages: number): readonly (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((each, at) => {
    const before = sorted[at - 1] ?? each - 1
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? (['gap', each] as const) : [each]
  })
}
