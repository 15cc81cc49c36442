import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, IconButton, useText, VisuallyHidden } from '../../../ui/kit'
import type { CardProps } from '../../../listings/contract'
import { toasts } from '../../../ui/contract'
import { session } from '../../../session/contract'
import { LazyPart, useService } from '../../../web/kit'

const loadDialog = () => import('./add-dialog')

function useAdding({ opportunityId, title }: CardProps) {
  const { asSomeone } = useService(session)
  const { show } = useService(toasts)
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return {
    ask: () => asSomeone(() => setOpen(true)),
    dialog: isOpen ? (
      <LazyPart
        feature="collections"
        onError={() => {
          setOpen(false)
          show({ tone: 'danger', text: t('collections.notOpened') })
        }}
        load={loadDialog}
        draw={({ AddDialog }) => (
          <AddDialog opportunityId={opportunityId} title={title} onClose={() => setOpen(false)} />
        )}
      />
    ) : null,
  }
}

/** On a row: into which of one's collections it goes. */
export function CardAction(props: CardProps) {
  const t = useText()
  const { ask, dialog } = useAdding(props)
  return (
    <>
      <IconButton icon={FolderPlus} label={t('collections.addOne', { title: props.title })} onClick={ask} />
      {dialog}
    </>
  )
}

/** The same on a detail page. */
export function Action(props: CardProps) {
  const t = useText()
  const { ask, dialog } = useAdding(props)
  return (
    <>
      <Button full aria-haspopup="dialog" onClick={ask}>
        <Icon of={FolderPlus} size={18} />
        <VisuallyHidden onPhone>{t('collections.add')}</VisuallyHidden>
      </Button>
      {dialog}
    </>
  )
}
