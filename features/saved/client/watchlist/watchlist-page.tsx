import { ButtonLink, EmptyState, formatDate, ListPage, NavTabs, Select, useLanguage, useText } from '../../../ui/kit'
import { askedTogether, ownKinds } from '../../../listings/contract'
import { navigation, type PageModule, type PageProps } from '../../../web/contract'
import { useHasPage, useKeysetList, useService } from '../../../web/kit'
import { watchlistStates } from '../../contract'
import type { Kept, Watchlist } from '../../contract/wire'
import { KeptRow } from '../kept-row'
import { watchlistPath, watchlistRequest } from '../requests'
import { Action as SaveMark } from '../save-mark'

/** `/user/watchlist/:kind/:state` (spec §2.2): closed ones stay, with their outcome. */
function WatchlistPage({ at }: PageProps) {
  const t = useText()
  const language = useLanguage()
  const { go } = useService(navigation)
  const hasPage = useHasPage()
  // What stands in the address and is no filter is passed over: an old link still shows something.
  const kind = ownKinds.find(({ id }) => id === at.params['kind'])?.id ?? 'all'
  const state = watchlistStates.find((each) => each === at.params['state']) ?? 'all'
  const list = useKeysetList<Kept, Watchlist>((...rows) => watchlistRequest(kind, state, ...rows))
  const { first, items } = list
  return (
    <ListPage
      title={t('saved.title.watchlist')}
      actions={
        <>
          {hasPage('/user/collections') ? (
            <ButtonLink size="small" href="/user/collections">
              {t('saved.collections')}
            </ButtonLink>
          ) : null}
          {hasPage('/user/saved-searches') ? (
            <ButtonLink size="small" href="/user/saved-searches">
              {t('saved.searches')}
            </ButtonLink>
          ) : null}
          <ButtonLink size="small" href="/user/hidden">
            {t('saved.hidden.link')}
          </ButtonLink>
          <Select
            size="small"
            aria-label={t('saved.kind')}
            options={[
              { value: 'all', label: t('saved.allKinds') },
              ...ownKinds.map(({ id, plural }) => ({ value: id, label: t(plural) })),
            ]}
            value={kind}
            onChange={({ currentTarget }) => go(watchlistPath(currentTarget.value, state))}
          />
        </>
      }
      tabs={
        <NavTabs
          label={t('saved.states')}
          current={state}
          tabs={watchlistStates.map((id) => ({
            id,
            label: t(`saved.state.${id}`),
            count: first?.counts[id],
            href: watchlistPath(kind, id),
          }))}
        />
      }
      list={list}
      total={first?.counts[state]}
      loading={t('saved.loading')}
      empty={<Nothing isFiltered={(first?.counts.all ?? 0) > 0 || kind !== 'all'} />}
    >
      {items.map((kept, at) => (
        <KeptRow
          key={kept.id}
          kept={kept}
          among={askedTogether(items, at)}
          now={first?.now ?? kept.at}
          when={t('saved.row.savedOn', { date: formatDate(kept.at, language) })}
        >
          <SaveMark
            isOnList
            opportunityId={kept.opportunityId}
            title={kept.listing?.title ?? t(`saved.row.${kept.state}`)}
          />
        </KeptRow>
      ))}
    </ListPage>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText()
  const which = isFiltered ? 'Filtered' : ''
  return (
    <EmptyState
      title={t(`saved.empty${which}`)}
      text={t(`saved.empty${which}Text`)}
      actions={
        <ButtonLink variant="primary" href={isFiltered ? watchlistPath('all', 'all') : '/all-opportunities'}>
          {t(isFiltered ? 'saved.showAll' : 'saved.find')}
        </ButtonLink>
      }
    />
  )
}

export const page: PageModule = {
  Page: WatchlistPage,
  texts: ['listings'],
  head: ({ t }) => ({ title: t('saved.title.watchlist'), robots: 'noindex' }),
}
