import { type ReactNode, useState } from 'react'
import { Link } from '../../../web/kit'
import { formatWhole } from '../format/dates'
import { VisuallyHidden } from '../layout/visually-hidden'
import { useLanguage } from '../text/text-context'
import styles from './moment.module.css'

interface MomentProps {
  readonly at: string
  /** The organizer's. */
  readonly zone: string
  /** What a screen reader hears, if more than the whole moment in the organizer's zone. */
  readonly says?: string
  /** Where what is behind it leads: a link that covers a row would take the pointer from it. */
  readonly href?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A date as it is shown, 03/04/26. Pointed at it is whole, by the clocks of organizer, reader and UTC; so a screen reader hears it. */
export function Moment({ at, zone, says, href, className, children }: MomentProps) {
  const language = useLanguage()
  // Asked for once it is needed: the first word with Intl is dear, and a server cannot know.
  const [own, setOwn] = useState<string>()
  const pointed = {
    title: formatWhole(at, language, [zone, ...(own ? [own] : []), 'UTC']),
    onPointerEnter: () => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone),
    className,
    'aria-hidden': true,
  } as const
  return (
    <time dateTime={at} className={styles.moment}>
      {href ? (
        <Link {...pointed} href={href} tabIndex={-1}>
          {children}
        </Link>
      ) : (
        <span {...pointed}>{children}</span>
      )}
      <VisuallyHidden>{says ?? formatWhole(at, language, [zone])}</VisuallyHidden>
    </time>
  )
}
