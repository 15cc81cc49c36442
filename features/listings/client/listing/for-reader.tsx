import type { ReactNode } from 'react'
import { FirstPart } from '../../../web/kit'
import { type CardAnswerProps, cardAnswers } from '../../contract'
import type { Listing } from '../../contract/wire'

interface ForReaderProps extends Pick<CardAnswerProps, 'among' | 'onJudged'> {
  readonly listing: Pick<Listing, 'id' | 'standing'>
  /** What everybody reads, for as long as there is no answer. */
  readonly children: ReactNode
}

/** Whether it is for its reader, where there is no room to say why. */
export function ForReader({ listing: { id: opportunityId, standing }, among, onJudged, children }: ForReaderProps) {
  return (
    <FirstPart
      of={cardAnswers}
      instead={children}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        return <Answer {...{ opportunityId, standing, among, onJudged }}>{children}</Answer>
      }}
    />
  )
}
