import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import { classNames, formatDate, IconButton, OrgLogo, useLanguage, useText, VisuallyHidden } from '../../../ui/kit'
import { Link, useService, useUrl } from '../../../web/kit'
import type { ComparedPage } from '../../contract/wire'
import { Deadline } from '../deadline'
import { useRules } from '../detail/eligibility-lines'
import { kindById } from '../kind-of'
import { useFacts } from '../use-facts'
import styles from './compare-page.module.css'
import { compared, comparePath } from './compared'

type Item = ComparedPage['items'][number]

interface Row {
  readonly name: string
  /** What is compared: equal texts are the same. */
  readonly says: (item: Item) => string
  readonly draw?: (item: Item) => ReactNode
}

/** One row a fact; where they differ it is marked. */
export function CompareTable({ items, now }: { readonly items: readonly Item[]; readonly now: string }) {
  const t = useText()
  const rows = useRows(now)
  return (
    <div className={styles.scroll}>
      <table className={styles.table} style={{ '--columns': items.length } as React.CSSProperties}>
        <caption>
          <VisuallyHidden>{t('listings.compare.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('listings.compare.fact')}</VisuallyHidden>
            </th>
            {items.map((item) => (
              <Head key={item.id} item={item} all={items} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, says, draw }) => {
            const differs = new Set(items.map(says)).size > 1
            return (
              <tr key={name} className={classNames(differs && styles.differs)}>
                <th scope="row">
                  {t(name)}
                  {differs ? <span className={styles.mark}>{t('listings.compare.differs')}</span> : null}
                </th>
                {items.map((item) => (
                  <td key={item.id}>{draw ? draw(item) : says(item) || '–'}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Head({ item, all }: { readonly item: Item; readonly all: readonly Item[] }) {
  const t = useText()
  const url = useUrl()
  const store = useService(compared)
  const { list } = useSnapshot(store.state)
  function remove() {
    if (list.some(({ id }) => id === item.id)) store.toggle(item)
    url.go(comparePath(all.filter(({ id }) => id !== item.id).map(({ id }) => id)), { replace: true })
  }
  return (
    <th scope="col">
      <span className={styles.top}>
        <OrgLogo name={item.organisation.name} src={item.organisation.logo} size={40} />
        <IconButton
          icon={X}
          size="small"
          label={t('listings.compare.remove', { title: item.title })}
          onClick={remove}
        />
      </span>
      <Link href={item.path} className={styles.title}>
        {item.title}
      </Link>
    </th>
  )
}

function useRows(now: string): readonly Row[] {
  const t = useText()
  const language = useLanguage()
  const facts = useFacts()
  const date = (on: string | null) => (on ? formatDate(on, language) : '')
  return [
    { name: 'listings.compare.kind', says: ({ kind }) => t(kindById(kind)?.label ?? 'listings.one') },
    { name: 'listings.compare.by', says: ({ organisation }) => organisation.name },
    { name: 'listings.compare.pay', says: (item) => facts.pay(item) ?? t('listings.compare.noPay') },
    {
      name: 'listings.compare.until',
      says: ({ closesAt, standing }) => `${standing} ${closesAt}`,
      draw: (item) => <Deadline listing={item} now={now} />,
    },
    { name: 'listings.place', says: facts.place },
    { name: 'listings.compare.starts', says: ({ startsOn }) => date(startsOn) },
    { name: 'listings.compare.span', says: (item) => facts.span(item) ?? '' },
    { name: 'listings.team', says: (item) => facts.team(item) ?? t('listings.compare.alone') },
    { name: 'listings.openings', says: ({ seats }) => (seats === null ? '' : String(seats)) },
    {
      name: 'listings.compare.who',
      says: ({ eligibility, audiences }) => JSON.stringify([eligibility, audiences]),
      draw: (item) => <Rules item={item} />,
    },
    { name: 'listings.facet.tag', says: ({ tags }) => tags.join(', ') },
  ]
}

function Rules({ item }: { readonly item: Item }) {
  return (
    <ul className={styles.rules}>
      {useRules(item).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
