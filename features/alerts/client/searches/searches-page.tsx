import { ButtonLink, EmptyState, ListPage, useText } from '../../../ui/kit'
import { findUser } from '../../../session/contract'
import type { PageModule } from '../../../web/contract'
import { useData, useFresh, useKernel } from '../../../web/kit'
import { API, searchesRequest } from '../requests'
import { SearchRow } from './search-row'

/** `/user/saved-searches`: the searches that one keeps, and how often each writes. */
function SearchesPage() {
  const t = useText()
  const user = findUser(useKernel().subject)
  useFresh(user && `alerts:${user.id}`, API)
  const { data, isPending, error, refetch, dataUpdatedAt: updatedAt } = useData(searchesRequest)
  const items = data?.items ?? []
  return (
    <ListPage
      title={t('alerts.title')}
      list={{ first: data, items, isPending, error, updatedAt, retry: () => void refetch() }}
      loading={t('alerts.loading')}
      empty={
        <EmptyState
          title={t('alerts.empty')}
          text={t('alerts.emptyText')}
          actions={
            <ButtonLink variant="primary" href="/all-opportunities">
              {t('alerts.find')}
            </ButtonLink>
          }
        />
      }
    >
      {items.map((search) => (
        <SearchRow key={search.id} search={search} />
      ))}
    </ListPage>
  )
}

export const page: PageModule = {
  Page: SearchesPage,
  head: ({ t }) => ({ title: t('alerts.title'), robots: 'noindex' }),
}
