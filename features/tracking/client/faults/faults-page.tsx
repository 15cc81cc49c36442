import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorCard,
  Field,
  LoadMore,
  NavTabs,
  Note,
  PageHead,
  Select,
  Skeleton,
  SkeletonBlock,
  TextInput,
  useText,
} from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList, useUrl } from '../../../web/kit'
import { faultStates } from '../../contract/fault-states'
import type { Fault, FaultPage } from '../../contract/wire-faults'
import { faultsRequest } from '../requests'
import { FaultRow } from './fault-row'
import styles from './faults.module.css'

const PATH = '/manage/errors'
const TABS = [...faultStates, 'all'] as const

/** `/manage/errors?state=&q=&release=`: what goes wrong, grouped by what it is, found by an id that somebody quotes. */
function FaultsPage() {
  const t = useText()
  const { query, withQuery } = useUrl()
  const { q, release } = query
  // Whoever looks for something means all of it, whatever was decided.
  const state = TABS.find((each) => each === query['state']) ?? (q ? 'all' : 'open')
  const wanted = { ...(state !== 'all' && { state }), ...(q && { q: q.slice(0, 100) }), ...(release && { release }) }
  const list = useKeysetList<Fault, FaultPage>((after) => faultsRequest(wanted, after))
  const counts = list.first?.counts
  const countOf = (tab: (typeof TABS)[number]) =>
    tab === 'all' ? counts && counts.open + counts.resolved + counts.ignored : counts?.[tab]
  return (
    <Container className={styles.page}>
      <PageHead title={t('tracking.errors')} text={t('tracking.errors.says')} />
      {list.first?.full.map((side) => (
        <Note key={side} tone="warning">
          {t('tracking.errors.full', { side: t(`tracking.error.${side}`) })}
        </Note>
      ))}
      <Filters releases={list.first?.releases ?? []} />
      <NavTabs
        label={t('tracking.errors.states')}
        current={state}
        tabs={TABS.map((id) => ({
          id,
          href: withQuery({ state: id }),
          label: t(`tracking.errors.${id}`),
          count: countOf(id),
        }))}
      />
      {list.error ? <ErrorCard small={!!list.first} error={list.error} onRetry={list.retry} /> : null}
      {list.isPending ? (
        <Skeleton label={t('tracking.errors.loading')}>
          <SkeletonBlock height={96} />
          <SkeletonBlock height={96} />
          <SkeletonBlock height={96} />
        </Skeleton>
      ) : !list.first ? null : list.items.length === 0 ? (
        <EmptyState
          title={t('tracking.errors.none')}
          text={t(q || release ? 'tracking.errors.noneFound' : 'tracking.errors.noneSays')}
          actions={
            q || release ? <ButtonLink href={`${PATH}?state=all`}>{t('tracking.errors.show')}</ButtonLink> : null
          }
        />
      ) : (
        <>
          <ul className={styles.list}>
            {list.items.map((fault) => (
              <FaultRow key={fault.id} fault={fault} now={list.updatedAt} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      )}
    </Container>
  )
}

function Filters({ releases }: { readonly releases: readonly string[] }) {
  const t = useText()
  const { query, go, withQuery } = useUrl()
  const { q = '', release = '' } = query
  const [words, setWords] = useState(q)
  useEffect(() => setWords(q), [q])
  const known = release && !releases.includes(release) ? [release, ...releases] : releases
  function search(event: FormEvent) {
    event.preventDefault()
    go(withQuery({ q: words.trim() || undefined, state: undefined }))
  }
  return (
    <Card as="section" aria-label={t('tracking.errors.search')}>
      <form className={styles.filters} onSubmit={search}>
        <Field label={t('tracking.errors.find')} hint={t('tracking.errors.findHint')}>
          <TextInput
            type="search"
            icon={Search}
            value={words}
            maxLength={100}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
        <Field label={t('tracking.errors.release')}>
          <Select
            value={release}
            options={[
              { value: '', label: t('tracking.errors.anyRelease') },
              ...known.map((each) => ({ value: each, label: each })),
            ]}
            onChange={({ currentTarget }) => go(withQuery({ release: currentTarget.value || undefined }))}
          />
        </Field>
        <Button type="submit">{t('tracking.errors.search')}</Button>
      </form>
    </Card>
  )
}

export const page: PageModule = {
  Page: FaultsPage,
  head: ({ t }) => ({ title: t('tracking.errors.title'), robots: 'noindex' }),
}
