import { useEffect, useRef, useState } from 'react'
import { classNames, formatWhole, useLanguage, useText } from '../../../ui/kit'
import { LazyPart, useShown } from '../../../web/kit'
import { type CardApplyProps, cardApplies } from '../../contract'
import type { Listing } from '../../contract/wire'
import { Deadline } from '../deadline'
import styles from './apply-or-deadline.module.css'

interface ApplyOrDeadlineProps {
  readonly listing: Listing
  readonly now: string
  /** The reader misses one of its rules, or takes part already. */
  readonly isClosedToThem: boolean
  /** On a card, whose last line keeps its height: how its deadline is said. */
  readonly onCard?: 'inline' | 'distance'
}

/**
 * Until when; while one points at the row or has reached it by keyboard, the way to take part too, where there is one: beside it, and in its
 * place on a card.
 */
export function ApplyOrDeadline({ listing, now, isClosedToThem, onCard }: ApplyOrDeadlineProps) {
  const t = useText()
  const language = useLanguage()
  const ref = useRef<HTMLDivElement>(null)
  const [zone, setZone] = useState<string>()
  const [apply] = useShown(cardApplies)
  const { id: opportunityId, kind, isExternal, closesAt } = listing
  const mayApply = apply !== undefined && listing.standing === 'open' && !isClosedToThem

  // It is fetched with the first row that is reached: most rows never are.
  useEffect(() => {
    const row = ref.current?.closest('li')
    if (!row || !mayApply) return
    const reach = () => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (row.matches(':hover, :focus-within')) reach()
    const moments = ['pointerenter', 'focusin'] as const
    for (const moment of moments) row.addEventListener(moment, reach)
    return () => moments.forEach((moment) => row.removeEventListener(moment, reach))
  }, [mayApply])

  return (
    <div ref={ref} className={classNames(styles.until, onCard && styles.onCard)}>
      <p className={styles.deadline}>
        <Deadline listing={listing} now={now} href={listing.path} {...(onCard && { [onCard]: true })} />
      </p>
      {mayApply && zone ? (
        // What it may cover is said by every clock on hover still.
        <span
          className={styles.apply}
          title={
            closesAt
              ? t('listings.closesOn', { date: formatWhole(closesAt, language, [listing.zone, zone, 'UTC']) })
              : undefined
          }
        >
          <LazyPart
            feature={apply.feature}
            load={apply.item.load}
            draw={(module) => {
              const Apply = module.Apply as (props: CardApplyProps) => React.ReactNode
              return <Apply {...{ opportunityId, kind, isExternal }} />
            }}
          />
        </span>
      ) : null}
    </div>
  )
}
