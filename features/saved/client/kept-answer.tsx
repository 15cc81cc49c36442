import type { ReactNode } from 'react'
import { audienceText, type CardAnswerProps } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { useText } from '../../ui/kit'
import { FirstPart } from '../../web/kit'
import { keptAnswers } from '../contract'
import styles from './kept-answer.module.css'

interface KeptAnswerProps extends Pick<CardAnswerProps, 'among' | 'onJudged'> {
  readonly listing: Listing
}

/** For whom it is, and whether for its reader; opened, why. */
export function KeptAnswer({ listing, among, onJudged }: KeptAnswerProps) {
  const t = useText()
  const words = audienceText(t, listing)
  const { id: opportunityId, standing } = listing
  return (
    <FirstPart
      of={keptAnswers}
      instead={<div className={styles.answer}>{words}</div>}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        return (
          <Answer
            {...{ opportunityId, standing, among, onJudged }}
            room={{ line: styles.answer, details: styles.details }}
          >
            {words}
          </Answer>
        )
      }}
    />
  )
}
