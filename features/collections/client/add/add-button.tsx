import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, IconButton, useText } from '../../../ui/kit'
import type { CardProps } from '../../../listings/contract'
import { findUser } from '../../../session/contract'
import { navigation } from '../../../web/contract'
import { LazyPart, useKernel, useService, useUrl } from '../../../web/kit'
import styles from './add-button.module.css'

const loadDialog = () => import('./add-dialog')

function useAdding({ opportunityId, title }: CardProps) {
  const { go } = useService(navigation)
  const url = useUrl()
  const user = findUser(useKernel().subject)
  const [isOpen, setOpen] = useState(false)
  return {
    ask: () => (user ? setOpen(true) : go(`/auth/login?returnUrl=${encodeURIComponent(url.withQuery({}))}`)),
    dialog: isOpen ? (
      <LazyPart
        feature="collections"
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
        <span className={styles.word}>{t('collections.add')}</span>
      </Button>
      {dialog}
    </>
  )
}
