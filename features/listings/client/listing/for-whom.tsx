import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/kit'
import { FirstPart } from '../../../web/kit'
import { type CardAnswerProps, cardAnswers } from '../../contract'
import type { Listing } from '../../contract/wire'
import { useFacts } from '../use-facts'
import { Entered } from './entered'
import styles from './listing-row.module.css'

interface ForWhomProps extends Pick<CardAnswerProps, 'among' | 'onJudged'> {
  readonly listing: Listing
  readonly isEntered: boolean
}

/** For whom it is; to who takes part, that they do; to whoever else another feature can answer that for, whether it is for them, and below the row why. */
export function ForWhom({ listing, among, isEntered, onJudged }: ForWhomProps) {
  const facts = useFacts()
  const words = (
    <span className={styles.whoWords} data-conditions={listing.hasConditions}>
      <Icon of={listing.hasConditions ? CircleDashed : CircleCheck} size={16} /> {facts.audience(listing)}
    </span>
  )
  if (isEntered)
    return (
      <div className={styles.who}>
        <Entered listing={listing}>{words}</Entered>
      </div>
    )
  const line = <div className={styles.who}>{words}</div>
  // What is over is for nobody any more.
  if (listing.standing === 'closed') return line
  const { id: opportunityId, standing } = listing
  return (
    <FirstPart
      of={cardAnswers}
      instead={line}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        return (
          <Answer
            {...{ opportunityId, standing, among, onJudged }}
            room={{ line: styles.who, details: styles.details }}
          >
            {words}
          </Answer>
        )
      }}
    />
  )
}
