import { useState } from 'react'
import { formatNumber, useLanguage, useText, VisuallyHidden } from '../../../ui/kit'
import type { ListingPage } from '../../contract/wire'
import type { ListQuestion } from '../requests'
import { PageOfRows } from './page-of-rows'

interface ListedRowsProps {
  readonly question: ListQuestion
  readonly page: ListingPage
  /** These rows answer the question before: where they go on is no place in the new list. */
  readonly isPast: boolean
}

/** The rows of a list, page below page; a screen reader hears how many have come. */
export function ListedRows({ question, page, isPast }: ListedRowsProps) {
  const t = useText()
  const language = useLanguage()
  const [come, setCome] = useState<{ readonly count: number; readonly shown: number }>()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <PageOfRows question={question} page={page} isPast={isPast} before={0} onCome={setCome} />
      <VisuallyHidden>
        <span role="status">
          {come
            ? t('listings.moreCame', { count: come.count, shown: number(come.shown), total: number(page.total) })
            : ''}
        </span>
      </VisuallyHidden>
    </>
  )
}
