import { type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/kit'
import { LazyPart, useShown } from '../../../web/kit'
import { type CardAnswerProps, cardAnswers } from '../../contract'
import type { Listing } from '../../contract/wire'
import { ApplyOrDeadline } from '../listing/apply-or-deadline'
import { Entered } from '../listing/entered'
import { useEntered } from '../listing/use-entered'
import { useFacts } from '../use-facts'
import styles from './card.module.css'

interface CardEndsProps {
  readonly listing: Listing
  readonly now: string
  /** Those on the same page. */
  readonly among: readonly number[]
  readonly className?: string | undefined
}

/** The last line of a card: for whom it is, or what its reader is told of that; and until when, or the way to take part. */
export function CardEnds({ listing, now, among, className }: CardEndsProps) {
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
      <ApplyOrDeadline listing={listing} now={now} isClosedToThem={isEntered || isRefused} onCard="inline" />
    </div>
  )
}

interface ForReaderProps extends Pick<CardAnswerProps, 'among' | 'onJudged'> {
  readonly listing: Listing
  readonly children: ReactNode
}

function ForReader({ listing: { id: opportunityId, standing }, among, onJudged, children }: ForReaderProps) {
  const [answer] = useShown(cardAnswers)
  if (!answer) return children
  return (
    <LazyPart
      feature={answer.feature}
      load={answer.item.load}
      instead={children}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        return <Answer {...{ opportunityId, standing, among, onJudged }}>{children}</Answer>
      }}
    />
  )
}
