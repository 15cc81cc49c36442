import { CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../ui/kit'
import { LazyPart, useShown } from '../../../web/kit'
import { type CardAnswerProps, cardAnswers } from '../../contract'
import type { Listing } from '../../contract/wire'
import { useFacts } from '../use-facts'
import { Entered } from './entered'
import styles from './listing-row.module.css'

interface ForWhomProps {
  readonly listing: Listing
  readonly among: readonly number[]
  readonly isEntered: boolean
  readonly onJudged: CardAnswerProps['onJudged']
}

/** For whom it is; to who takes part, that they do; to whoever else another feature can answer that for, whether it is for them, and below the row why. */
export function ForWhom({ listing, among, isEntered, onJudged }: ForWhomProps) {
  const facts = useFacts()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const [answer] = useShown(cardAnswers)
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
  // What is over is for nobody any more.
  if (!answer || listing.standing === 'closed') return <div className={styles.who}>{words}</div>
  const { id: opportunityId, standing } = listing
  return (
    <LazyPart
      feature={answer.feature}
      load={answer.item.load}
      instead={<div className={styles.who}>{words}</div>}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        const Details = module.Details as (props: { readonly opportunityId: number }) => ReactNode
        return (
          <>
            <div className={styles.who}>
              <Answer
                {...{ opportunityId, standing, among, isOpen, detailsId, onJudged }}
                onToggle={() => setOpen((before) => !before)}
              >
                {words}
              </Answer>
            </div>
            {isOpen ? (
              <div className={styles.details} id={detailsId}>
                <Details opportunityId={opportunityId} />
              </div>
            ) : null}
          </>
        )
      }}
    />
  )
}
