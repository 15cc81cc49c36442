import { Bookmark, CloudOff } from 'lucide-react'
import { IconButton, useText } from '../../ui/kit'
import type { CardProps } from '../../listings/contract'
import { useSaved } from './use-saved'

/** The mark on a row. Without a network it waits and shows a cloud. */
export function Action({ opportunityId, title }: CardProps) {
  const t = useText()
  const { isSaved, isWaiting, toggle } = useSaved(opportunityId, title)
  return (
    <IconButton
      icon={isWaiting ? CloudOff : Bookmark}
      look="saved"
      pressed={isSaved}
      label={t(isWaiting ? 'saved.waiting' : isSaved ? 'saved.remove' : 'saved.saveOne', { title })}
      onClick={toggle}
    />
  )
}
