import { Eye } from 'lucide-react'
import { ButtonLink, EmptyState, formatDate, IconButton, ListPage, useLanguage, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { askedTogether } from '../../../listings/contract'
import { KeptRow } from '../kept-row'
import { hiddenRequest } from '../requests'
import { useHidden } from './use-hidden'

/** `/user/hidden`: what one does not want to see in lists, and a way back for each. */
function HiddenPage() {
  const t = useText()
  const language = useLanguage()
  const setHidden = useHidden()
  const { data, isPending, error, refetch, dataUpdatedAt: updatedAt } = useData(hiddenRequest)
  const items = data?.items ?? []
  return (
    <ListPage
      title={t('saved.title.hidden')}
      list={{ first: data, items, isPending, error, updatedAt, retry: () => void refetch() }}
      loading={t('saved.loading')}
      empty={
        <EmptyState
          title={t('saved.hidden.empty')}
          text={t('saved.hidden.emptyText')}
          actions={
            <ButtonLink variant="primary" href="/all-opportunities">
              {t('saved.find')}
            </ButtonLink>
          }
        />
      }
    >
      {items.map((kept, at) => (
        <KeptRow
          key={kept.id}
          kept={kept}
          among={askedTogether(items, at)}
          now={data?.now ?? kept.at}
          when={t('saved.row.hiddenOn', { date: formatDate(kept.at, language) })}
        >
          <IconButton
            icon={Eye}
            label={t('saved.hide.back', { title: kept.listing?.title ?? t(`saved.row.${kept.state}`) })}
            onClick={() =>
              setHidden({
                id: kept.opportunityId,
                title: kept.listing?.title ?? t(`saved.row.${kept.state}`),
                hide: false,
              })
            }
          />
        </KeptRow>
      ))}
    </ListPage>
  )
}

export const page: PageModule = {
  Page: HiddenPage,
  texts: ['listings'],
  head: ({ t }) => ({ title: t('saved.title.hidden'), robots: 'noindex' }),
}
