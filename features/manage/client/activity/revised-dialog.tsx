import { Button, Dialog, ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import managed from '../managed.module.css'
import { revisedRequest } from '../requests'
import { TwoSides } from '../revision/two-sides'

interface RevisedDialogProps {
  readonly id: number
  readonly revision: number
  readonly title: string
  readonly onClose: () => void
}

/** What a change of something public made of its text. */
export function RevisedDialog({ id, revision, title, onClose }: RevisedDialogProps) {
  const t = useText()
  const found = useData(revisedRequest(id, revision))
  return (
    <Dialog
      open
      onClose={onClose}
      width={680}
      title={title}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className={managed.reading}>
        {found.isPending && <Skeleton label={t('manage.loading')} />}
        {found.isError && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && <TwoSides texts={found.data} isDone />}
      </div>
    </Dialog>
  )
}
