import { useState } from 'react'
import {
  Avatar,
  Card,
  Chip,
  classNames,
  EmptyState,
  ErrorCard,
  Field,
  LoadMore,
  Skeleton,
  TextInput,
  useText,
} from '../../../ui/kit'
import { Link, useKeysetList, useUrl } from '../../../web/kit'
import type { RightsPage } from '../../contract/wire-rights'
import { peopleRequest } from './requests'
import styles from './roles-page.module.css'

const SHOWN = ['all', 'staff', 'ends'] as const

/** People by name, address or role; the address of the page keeps the search and who is chosen. */
export function PeopleList({ chosen }: { readonly chosen: string | undefined }) {
  const t = useText()
  const { query, go, withQuery } = useUrl()
  const [typed, setTyped] = useState(query['search'] ?? '')
  const show = SHOWN.find((each) => each === query['show']) ?? 'staff'
  const list = useKeysetList<RightsPage['items'][number], RightsPage>((after) =>
    peopleRequest({ search: query['search'], show }, after),
  )
  const counts = list.first?.counts
  const countOf = { all: undefined, staff: counts?.staff, ends: counts?.ends }
  /** Modules are named where there is no role: the many of an admin would fill the row. */
  const held = (roles: readonly string[], modules: readonly string[]) =>
    (roles.length > 0 ? roles : modules.map((module) => t('session.roles.moduleNamed', { module }))).join(', ') ||
    t('session.roles.plain')
  return (
    <Card as="section" pad="none" className={styles.people} aria-label={t('session.roles.people')}>
      <search className={styles.search}>
        <Field label={t('session.roles.search')}>
          <TextInput
            type="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              go(withQuery({ search: target.value.trim() }), { replace: true })
            }}
          />
        </Field>
        <div className={styles.chips}>
          {SHOWN.map((each) => (
            <Chip
              key={each}
              pressed={each === show}
              count={countOf[each]}
              onClick={() => go(withQuery({ show: each }), { replace: true })}
            >
              {t(`session.roles.show.${each}`)}
            </Chip>
          ))}
        </div>
      </search>
      {list.isPending ? <Skeleton label={t('session.roles.loading')} /> : null}
      {list.error ? <ErrorCard error={list.error} onRetry={list.retry} /> : null}
      {list.first && list.items.length === 0 ? (
        <EmptyState title={t('session.roles.none')} text={t('session.roles.noneText')} />
      ) : null}
      <ul>
        {list.items.map(({ id, name, avatar, roles, modules }) => (
          <li key={id}>
            <Link
              href={withQuery({ person: String(id) })}
              className={classNames(styles.person, String(id) === chosen && styles.on)}
              aria-current={String(id) === chosen}
            >
              <Avatar name={name} src={avatar} size={32} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{held(roles, modules)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
    </Card>
  )
}
