import { Tag, useText } from '../../../ui/kit'
import type { CardAnswerProps } from '../../contract'
import { isFull } from '../../contract/own-kinds'
import type { OpportunityDetail } from '../../contract/wire'
import { Entered } from '../listing/entered'
import { ForReader } from '../listing/for-reader'
import { useEntered } from '../listing/use-entered'

interface StandingForReaderProps extends Pick<CardAnswerProps, 'onJudged'> {
  readonly opportunity: OpportunityDetail
}

/** Whether it is open; in its place, to whom that can be said, whether it is for them, or that they take part: on a phone nothing else of the first screen does. */
export function StandingForReader({ opportunity, onJudged }: StandingForReaderProps) {
  const t = useText()
  const { id, standing, isCancelled } = opportunity
  const isEntered = useEntered(id)
  const tag =
    standing === 'open' && isFull(opportunity) ? (
      <Tag>{t('listings.standing.full')}</Tag>
    ) : (
      <Tag tone={standing === 'open' ? 'success' : standing === 'upcoming' ? 'info' : 'neutral'}>
        {t(`listings.standing.${isCancelled ? 'cancelled' : standing}`)}
      </Tag>
    )
  if (isEntered) return <Entered listing={opportunity}>{tag}</Entered>
  if (standing !== 'open') return tag
  return (
    <ForReader listing={opportunity} among={[id]} onJudged={onJudged}>
      {tag}
    </ForReader>
  )
}
