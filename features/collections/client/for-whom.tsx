import type { ReactNode } from 'react'
import { audienceText, type CardAnswerProps } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { useText } from '../../ui/kit'
import { FirstPart } from '../../web/kit'
import { rowAnswers } from '../contract'
import styles from './collections.module.css'

interface ForWhomProps extends Pick<CardAnswerProps, 'among'> {
  readonly listing: Listing
}

/** For whom it is, and to who is logged in, whether for them; opened, why. */
export function ForWhom({ listing, among }: ForWhomProps) {
  const t = useText()
  const words = audienceText(t, listing)
  const { id: opportunityId, standing } = listing
  const room = { line: styles.who, details: styles.details }
  return (
    <FirstPart
      of={rowAnswers}
      instead={<div className={styles.who}>{words}</div>}
      draw={(module) => {
        const Answer = module.Answer as (props: CardAnswerProps) => ReactNode
        return <Answer {...{ opportunityId, standing, among, room }}>{words}</Answer>
      }}
    />
  )
}
