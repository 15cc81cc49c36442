import type { ReactNode } from 'react'
import { classNames, useText } from '../../../ui/kit'
import type { ComparedPage } from '../../contract/wire'
import styles from './compare-page.module.css'

type Item = ComparedPage['items'][number]

/** One fact of all of them. */
export interface CompareFact {
  readonly name: string
  /** What is compared: equal texts are the same. */
  readonly says: (item: Item) => string
  readonly draw?: (item: Item) => ReactNode
}

/** A row of the table; where they differ it is marked. */
export function CompareLine({ name, says, draw, items }: CompareFact & { readonly items: readonly Item[] }) {
  const t = useText()
  const differs = new Set(items.map(says)).size > 1
  return (
    <tr className={classNames(differs && styles.differs)}>
      <th scope="row">
        {name}
        {differs ? <span className={styles.mark}>{t('listings.compare.differs')}</span> : null}
      </th>
      {items.map((item) => (
        <td key={item.id}>{draw ? draw(item) : says(item) || '–'}</td>
      ))}
    </tr>
  )
}
