import type { ReactNode } from 'react'
import { audienceText, type CardAnswerProps } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { useText } from '../../ui/kit'
import { LazyPart, useShown } from '../../web/kit'
import { rowAnswers } from '../contract'
import styles from './collections.module.css'

interface ForWhomProps extends Pick<CardAnswerProps, 'among'> {
  readonly listing: Listing
}

/** For whom it is, and to who is logged in, whether for them; opened, why. */
export function ForWhom({ listing, among }: ForWhomProps) {
  const t = useText()
  const [answer] = useShown(rowAnswers)
  const words = audienceText(t, listing)
  const line = <div className={styles.who}>{words}</div>
  if (!answer) return line
  const { id: opportunityId, standing } = listing
  const room = { line: styles.who, details: styles.details }
  return (
    <LazyPart
      feature={answer.feature}
      load={answer.item.load}
      instead={line}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        return <Answer {...{ opportunityId, standing, among, room }}>{words}</Answer>
      }}
    />
  )
}
