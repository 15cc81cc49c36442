import { type ReactNode, useState } from 'react'
import { FirstPart } from '../../../web/kit'
import { type CardApplyProps, cardApplies } from '../../contract'
import type { ComparedPage } from '../../contract/wire'
import { Entered } from '../listing/entered'
import { ForReader } from '../listing/for-reader'
import { useEntered } from '../listing/use-entered'
import { useFacts } from '../use-facts'
import styles from './compare-page.module.css'

interface ColumnEndsProps {
  readonly item: ComparedPage['items'][number]
  readonly among: readonly number[]
}

/** Whether its reader can take part, and the way to; that they do, where they do. What is over is for nobody any more. */
export function ColumnEnds({ item, among }: ColumnEndsProps) {
  const facts = useFacts()
  const isEntered = useEntered(item.id)
  const [isRefused, setRefused] = useState(false)
  if (item.standing === 'closed') return null
  const words = <span>{facts.audience(item)}</span>
  return (
    <div className={styles.ends}>
      {isEntered ? (
        <Entered listing={item}>{words}</Entered>
      ) : (
        <ForReader listing={item} among={among} onJudged={setRefused}>
          {words}
        </ForReader>
      )}
      {item.standing === 'open' && !isEntered && !isRefused ? <Apply item={item} /> : null}
    </div>
  )
}

function Apply({ item: { id: opportunityId, kind, isExternal } }: Pick<ColumnEndsProps, 'item'>) {
  return (
    <FirstPart
      of={cardApplies}
      draw={(module) => {
        const Drawn = module.Apply as (props: CardApplyProps) => ReactNode
        return <Drawn {...{ opportunityId, kind, isExternal }} isQuiet />
      }}
    />
  )
}
