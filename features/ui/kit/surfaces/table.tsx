import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../layout/visually-hidden'
import { useText } from '../text/text-context'
import { SkeletonBlock } from '../states/skeleton'
import styles from './table.module.css'

export interface Column<Row> {
  readonly id: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end, in figures of one width. */
  readonly number?: boolean
  readonly sortable?: boolean
}

export interface TableSort {
  readonly by: string
  readonly descending: boolean
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly isSelected?: (row: Row) => boolean
  readonly sort?: TableSort | undefined
  readonly onSort?: (sort: TableSort) => void
  /** Eight grey rows of the same height. */
  readonly loading?: boolean
  /** One sentence and an action, in the body. */
  readonly empty?: ReactNode
}

const LOADING_ROWS = 8

export function Table<Row>({ caption, columns, rows, keyOf, isSelected, loading, empty, ...sorting }: TableProps<Row>) {
  return (
    // Wide tables scroll inside their frame; a keyboard needs to reach it to do so.
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-busy={loading || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? <LoadingRows columns={columns.length} /> : null}
          {!loading && rows.length === 0 ? (
            <tr>
              <td className={styles.message} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : null}
          {loading
            ? null
            : rows.map((row) => (
                <tr key={keyOf(row)} className={isSelected?.(row) ? styles.selected : undefined}>
                  {columns.map(({ id, cell, number }) => (
                    <td key={id} className={number ? styles.number : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  )
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: { readonly column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const t = useText()
  const look = classNames(column.number && styles.number) || undefined
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={look}>
        {column.head}
      </th>
    )
  }
  const own = sort?.by === column.id ? sort : undefined
  const icon = own ? (own.descending ? ArrowDown : ArrowUp) : ArrowUpDown
  return (
    <th scope="col" className={look} aria-sort={own ? (own.descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by: column.id, descending: own ? !own.descending : false })}
      >
        {column.head}
        <Icon of={icon} size={14} />
        {own ? <VisuallyHidden>{t(own.descending ? 'ui.sort.descending' : 'ui.sort.ascending')}</VisuallyHidden> : null}
      </button>
    </th>
  )
}

function LoadingRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: LOADING_ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <SkeletonBlock width={column === 0 ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  ))
}
