import { useState } from 'react'
import { useText } from '../../../ui/kit'
import type { Post } from '../../contract/wire'
import { PostView } from './post-view'
import { ReceiptsDialog } from '../news/receipts-dialog'

interface NewsViewProps {
  readonly post: Post
  /** When it was told. */
  readonly now: number
  readonly isOrganizer: boolean
}

/** The organizer's news; they see who was told it. */
export function NewsView({ post, now, isOrganizer }: NewsViewProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const receipts = { id: 'receipts', label: t('discussion.receipts'), onSelect: () => setOpen(true) }
  return (
    <>
      <PostView post={post} now={now} more={isOrganizer ? [receipts] : []} />
      {isOpen ? <ReceiptsDialog postId={post.id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
