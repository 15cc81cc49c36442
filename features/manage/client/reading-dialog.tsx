import { Button, Dialog, ErrorCard, Skeleton, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import type { ManagedListing } from '../contract/wire'
import { DraftPreview } from './draft-preview'
import { contentRequest } from './requests'

/** What nobody else can read yet: for who decides about it, and for who waits for that. */
export function ReadingDialog({
  listing,
  onClose,
}: {
  readonly listing: ManagedListing
  readonly onClose: () => void
}) {
  const t = useText()
  const found = useData(contentRequest(listing.id))
  return (
    <Dialog
      open
      onClose={onClose}
      width={680}
      title={listing.title}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {found.isPending && <Skeleton label={t('manage.loading')} />}
      {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <DraftPreview body={found.data} />}
    </Dialog>
  )
}
