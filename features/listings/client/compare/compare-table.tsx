import { Fragment } from 'react'
import { X } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { formatDate, IconButton, langOf, OrgLogo, useLanguage, useText, VisuallyHidden, Written } from '../../../ui/kit'
import { ErrorBoundary, FeatureScope, Link, useService, useShown, useUrl } from '../../../web/kit'
import { compareRows } from '../../contract'
import type { ComparedPage } from '../../contract/wire'
import { Deadline } from '../deadline'
import { useRules } from '../detail/eligibility-lines'
import { kindById } from '../kind-of'
import { useFacts } from '../use-facts'
import { AddedRow, type AddedRowProps } from './added-row'
import { ColumnEnds } from './column-ends'
import { type CompareFact, CompareLine } from './compare-line'
import styles from './compare-page.module.css'
import { compared, comparePath } from './compared'
import { RuleList } from './rule-list'

type Item = ComparedPage['items'][number]

const WHO = 'listings.compare.who'

interface CompareTableProps {
  readonly items: readonly Item[]
  /** As the address names them. */
  readonly ids: readonly number[]
  readonly now: string
}

/** One row a fact; where they differ it is marked. */
export function CompareTable({ items, ids, now }: CompareTableProps) {
  const t = useText()
  const rows = useRows(now)
  const added = useShown(compareRows)
  const instead = added.filter(({ item }) => item.replaces === 'who')
  const others = added.filter(({ item }) => item.replaces === undefined)
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
          {rows.map((fact) =>
            fact.name === WHO && instead.length > 0 ? (
              instead.map((shown) => <Added key={shown.id} shown={shown} items={items} ids={ids} />)
            ) : (
              <CompareLine key={fact.name} {...fact} name={t(fact.name)} items={items} />
            ),
          )}
          {others.map((shown) => (
            <Added key={shown.id} shown={shown} items={items} ids={ids} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ item, all }: { readonly item: Item; readonly all: readonly Item[] }) {
  const t = useText()
  const language = useLanguage()
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
      <Link href={item.path} className={styles.title} lang={langOf(item.title, language)}>
        {item.title}
      </Link>
      <ColumnEnds item={item} among={all.map(({ id }) => id)} />
    </th>
  )
}

function useRows(now: string): readonly CompareFact[] {
  const t = useText()
  const language = useLanguage()
  const facts = useFacts()
  const date = (on: string | null) => (on ? formatDate(on, language) : '')
  return [
    { name: 'listings.compare.kind', says: ({ kind }) => t(kindById(kind)?.label ?? 'listings.one') },
    {
      name: 'listings.compare.by',
      says: ({ organisation }) => organisation.name,
      draw: ({ organisation }) => <Written text={organisation.name} />,
    },
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
    { name: 'listings.compare.seats', says: (item) => facts.seats(item) ?? '' },
    {
      name: WHO,
      says: ({ eligibility, audiences, hasRules }) => JSON.stringify([eligibility, audiences, hasRules]),
      draw: (item) => <Rules item={item} />,
    },
    {
      name: 'listings.facet.tag',
      says: ({ tags }) => tags.join(', '),
      draw: ({ tags }) => (tags.length > 0 ? <Tags tags={tags} /> : '–'),
    },
  ]
}

/** Each may be of another language. */
function Tags({ tags }: Pick<Item, 'tags'>) {
  return tags.map((tag, at) => (
    <Fragment key={tag}>
      {at > 0 ? ', ' : null}
      <Written text={tag} />
    </Fragment>
  ))
}

function Rules({ item }: { readonly item: Item }) {
  return <RuleList rules={useRules(item)} />
}

/** A fault of one row costs that row. */
function Added(row: AddedRowProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <FeatureScope feature={row.shown.feature}>
        <AddedRow {...row} />
      </FeatureScope>
    </ErrorBoundary>
  )
}
