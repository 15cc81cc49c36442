import { Ban, CalendarCheck2, Check, CircleX, Search, Undo2, UserX } from 'lucide-react'
import { Tag, useText } from '../../ui/kit'
import type { Phase } from '../contract'
import type { MyRegistration } from '../contract/wire'
import styles from './state-badge.module.css'
import { verbOf } from './verb'

/** Where a registration stands, in a word. */
export function StateBadge({ state, kind }: { readonly state: 'registered' | 'withdrawn'; readonly kind: string }) {
  const t = useText()
  if (state === 'withdrawn') return <Tag icon={Undo2}>{t('registrations.state.withdrawn')}</Tag>
  return (
    <Tag tone="success" icon={Check}>
      {t(`registrations.state.registered.${verbOf(kind)}`)}
    </Tag>
  )
}

const PHASES = {
  over: { tone: 'neutral', icon: CalendarCheck2 },
  cancelled: { tone: 'danger', icon: CircleX },
  left: { tone: 'danger', icon: UserX },
  held: { tone: 'warning', icon: Search },
  gone: { tone: 'danger', icon: Ban },
} as const

/** What became of the opportunity, in a word, where that changes what one waits for. */
function PhaseBadge({ phase }: { readonly phase: Phase }) {
  const t = useText()
  if (phase === 'open' || phase === 'closed' || phase === 'started') return null
  return <Tag {...PHASES[phase]}>{t(`registrations.phase.${phase}`)}</Tag>
}

/** One's registration, and its opportunity where there is anything to say of that. */
export function StandingBadges({
  of: { state, kind, phase },
}: {
  readonly of: Pick<MyRegistration, 'state' | 'kind' | 'phase'>
}) {
  return (
    <span className={styles.badges}>
      <StateBadge state={state} kind={kind} />
      <PhaseBadge phase={phase} />
    </span>
  )
}
