import { Button, ButtonLink, EmptyState, formatDateTime, ListPage, useLanguage, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { askedTogether } from '../../../listings/contract'
import { KeptRow } from '../kept-row'
import { viewedRequest } from '../requests'
import { Action as SaveMark } from '../save-mark'
import { useForget } from './use-forget'

/** `/user/recently-viewed` (spec §2.2): the last fifty that one looked at, and a way to forget them. */
function ViewedPage() {
  const t = useText()
  const language = useLanguage()
  const { data, isPending, error, refetch, dataUpdatedAt: updatedAt } = useData(viewedRequest)
  const { forgetAll, isForgetting } = useForget()
  const items = data?.items ?? []
  return (
    <ListPage
      title={t('saved.title.viewed')}
      actions={
        items.length > 0 ? (
          <Button size="small" loading={isForgetting} onClick={() => void forgetAll()}>
            {t('saved.forget')}
          </Button>
        ) : null
      }
      list={{ first: data, items, isPending, error, updatedAt, retry: () => void refetch() }}
      loading={t('saved.loading')}
      empty={
        <EmptyState
          title={t('saved.viewed.empty')}
          text={t('saved.viewed.emptyText')}
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
          when={t('saved.row.viewedAt', { date: formatDateTime(kept.at, language) })}
        >
          {kept.listing ? <SaveMark opportunityId={kept.opportunityId} title={kept.listing.title} /> : null}
        </KeptRow>
      ))}
    </ListPage>
  )
}

export const page: PageModule = {
  Page: ViewedPage,
  texts: ['listings'],
  head: ({ t }) => ({ title: t('saved.title.viewed'), robots: 'noindex' }),
}
