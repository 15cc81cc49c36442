import { Columns3 } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { IconButton, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { useService } from '../../../web/kit'
import type { CardProps } from '../../contract'
import { MOST_COMPARED } from '../../contract'
import { compared } from './compared'

/** Puts a row among what is compared; the tray at the foot of the page holds them. */
export function Action({ opportunityId: id, title }: CardProps) {
  const t = useText()
  const store = useService(compared)
  const { show } = useService(toasts)
  const isThere = useSnapshot(store.state).list.some((each) => each.id === id)
  function toggle() {
    if (!store.toggle({ id, title }))
      show({ tone: 'warning', text: t('listings.compare.full', { most: MOST_COMPARED }) })
  }
  return (
    <IconButton
      icon={Columns3}
      pressed={isThere}
      label={t(isThere ? 'listings.compare.remove' : 'listings.compare.add', { title })}
      onClick={toggle}
    />
  )
}
