import { type ReactNode, useId, useState } from 'react'
import { audienceText, type CardAnswerProps } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { useText } from '../../ui/kit'
import { LazyPart, useShown } from '../../web/kit'
import { keptAnswers } from '../contract'
import styles from './kept-answer.module.css'

interface KeptAnswerProps extends Pick<CardAnswerProps, 'among' | 'onJudged'> {
  readonly listing: Listing
}

/** For whom it is, and whether for its reader; opened, why. */
export function KeptAnswer({ listing, among, onJudged }: KeptAnswerProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const [answer] = useShown(keptAnswers)
  const words = <p className={styles.answer}>{audienceText(t, listing)}</p>
  if (!answer) return words
  const { id: opportunityId, standing } = listing
  return (
    <LazyPart
      feature={answer.feature}
      load={answer.item.load}
      instead={words}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        const Details = module.Details as (props: { readonly opportunityId: number }) => ReactNode
        return (
          <>
            <div className={styles.answer}>
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
