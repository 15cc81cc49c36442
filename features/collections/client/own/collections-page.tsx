import { Trash2 } from 'lucide-react'
import { Container, EmptyState, IconButton, ItemRow, ListPage, Tag, useText, Written } from '../../../ui/kit'
import { confirm } from '../../../ui/contract'
import type { PageModule } from '../../../web/contract'
import { Link, useData, useRetryKey, useService } from '../../../web/kit'
import type { OwnCollection } from '../../contract/wire'
import { NameForm } from '../name-form'
import { API, ownRequest, pageOf } from '../requests'
import { useChange, useFollow } from '../use-collections'

/** `/user/collections`: one's own lists of opportunities, to keep or to share. */
function CollectionsPage() {
  const t = useText()
  useFollow()
  const { data, isPending, error, refetch, dataUpdatedAt: updatedAt } = useData(ownRequest)
  const { run, isRunning } = useChange()
  const { keyOf, done } = useRetryKey()
  const items = data?.items ?? []
  return (
    <>
      <ListPage
        title={t('collections.title')}
        list={{ first: data, items, isPending, error, updatedAt, retry: () => void refetch() }}
        loading={t('collections.loading')}
        empty={<EmptyState title={t('collections.empty')} text={t('collections.emptyText')} />}
      >
        {items.map((each) => (
          <CollectionRow key={each.id} collection={each} />
        ))}
      </ListPage>
      <Container>
        <NameForm
          act={t('collections.make')}
          isSaving={isRunning}
          onSave={(name) => run((http) => http.post(API, { name }, { idempotencyKey: keyOf(name) })).then(done)}
        />
      </Container>
    </>
  )
}

function CollectionRow({ collection: { id, name, shareKey, opportunityIds } }: { readonly collection: OwnCollection }) {
  const t = useText()
  const { ask } = useService(confirm)
  const { run, isRunning } = useChange()
  async function drop() {
    const isSure = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t('collections.drop.text'),
      custom_data: { heading: t('collections.drop.ask', { name }) },
      btnData: [
        { text: t('collections.drop.no'), class: 'secondary' },
        { text: t('collections.drop.yes'), class: 'danger' },
      ],
    })
    if (isSure) await run((http) => http.delete(`${API}/${id}`)).catch(() => {}) // said by a toast
  }
  return (
    <ItemRow
      kind="event"
      title={
        <Link href={pageOf(id)}>
          <Written text={name} />
        </Link>
      }
      lines={[t('collections.count', { count: opportunityIds.length })]}
    >
      <Tag tone={shareKey ? 'info' : 'neutral'}>{t(shareKey ? 'collections.shared' : 'collections.private')}</Tag>
      <IconButton
        icon={Trash2}
        label={t('collections.drop', { name })}
        loading={isRunning}
        onClick={() => void drop()}
      />
    </ItemRow>
  )
}

export const page: PageModule = {
  Page: CollectionsPage,
  head: ({ t }) => ({ title: t('collections.title'), robots: 'noindex' }),
}
