import { useState } from 'react'
import { classNames } from '../../../ui/kit'
import type { Listing } from '../../contract/wire'
import { ApplyOrDeadline } from '../listing/apply-or-deadline'
import { Entered } from '../listing/entered'
import { ForReader } from '../listing/for-reader'
import { useEntered } from '../listing/use-entered'
import { useFacts } from '../use-facts'
import styles from './card.module.css'

interface CardEndsProps {
  readonly listing: Listing
  readonly now: string
  /** Those on the same page. */
  readonly among: readonly number[]
  /** How its deadline is said. */
  readonly until?: 'inline' | 'distance'
  readonly className?: string | undefined
}

/** The last line of a card: for whom it is, or what its reader is told of that; and until when, or the way to take part. */
export function CardEnds({ listing, now, among, until = 'inline', className }: CardEndsProps) {
  const facts = useFacts()
  const isEntered = useEntered(listing.id)
  const [isRefused, setRefused] = useState(false)
  const words = <span>{facts.audience(listing)}</span>
  return (
    <div className={classNames(styles.ends, className)}>
      {isEntered ? (
        <Entered listing={listing}>{words}</Entered>
      ) : (
        <ForReader listing={listing} among={among} onJudged={setRefused}>
          {words}
        </ForReader>
      )}
      <ApplyOrDeadline listing={listing} now={now} isClosedToThem={isEntered || isRefused} onCard={until} />
    </div>
  )
}
