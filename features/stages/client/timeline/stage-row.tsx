import { CalendarPlus, Check, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownKinds } from '../../../listings/contract'
import {
  classNames,
  Countdown,
  formatDateTime,
  formatWhole,
  Hold,
  type HoldKind,
  Icon,
  langOf,
  Moment,
  Tag,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import type { PlacedStage, Standing, StageType } from '../../contract'
import type { Stage, Timeline } from '../../contract/wire'
import { StageTimes } from './stage-times'
import styles from './timeline.module.css'

/** The shape of its hold; its colour says where it stands. */
const shapes: Readonly<Record<StageType, HoldKind>> = {
  submission: 'job',
  quiz: 'quiz',
  assessment: 'course',
  interview: 'mentor',
  presentation: 'event',
  final: 'hackathon',
  results: 'scholarship',
  other: 'competition',
}

/** What rows of one page share: the server's time, and what to do when a countdown has ended. */
export interface Clock {
  readonly serverNow: string
  readonly serverOffsetMs: number | undefined
  readonly now: number
  readonly onOver: (instant: number) => void
}

/** A stage as its row says it. */
export interface RowStage extends Omit<Stage, 'id' | 'startsAt'> {
  /** Null while it is not said yet. */
  readonly startsAt: string | null
  /** Where its event for a calendar is, once there is one. */
  readonly calendar?: string
}

interface StageRowProps {
  readonly stage: PlacedStage<RowStage>
  readonly zone: string
  readonly kind: string
  readonly clock: Clock
}

export function StageRow({ stage, zone, kind, clock }: StageRowProps) {
  const t = useText()
  const language = useLanguage()
  const { standing, type, title, description, mode, place, startsAt, endsAt, calendar } = stage
  const until = standing === 'next' ? startsAt : standing === 'now' ? endsAt : null
  return (
    <Row kind={kind} shape={shapes[type]} standing={standing}>
      <div className={styles.head}>
        <h3 className={styles.title} lang={langOf(title, language)}>
          {title}
        </h3>
        <StandingTag standing={standing}>
          {standing === 'later' ? t(`stages.type.${type}`) : t(`stages.standing.${standing}`)}
        </StandingTag>
      </div>
      {startsAt ? (
        <p className={styles.times}>
          <StageTimes from={startsAt} to={endsAt} zone={zone} />
        </p>
      ) : null}
      {until ? <Left until={until} label={t(`stages.left.${standing}`)} clock={clock} /> : null}
      {description ? (
        <p className={styles.text} lang={langOf(description, language)}>
          {description}
        </p>
      ) : null}
      <p className={styles.more}>
        {type === 'results' || (mode === 'onsite' && !place) ? null : (
          <span className={styles.place}>
            <Icon of={MapPin} size={14} />
            {mode === 'online' ? t('stages.online') : <Written text={place ?? ''} />}
          </span>
        )}
        {standing === 'over' || calendar === undefined ? null : (
          <a className={styles.link} href={calendar} download aria-label={t('stages.calendarOf', { title })}>
            <Icon of={CalendarPlus} size={14} />
            {t('stages.calendar')}
          </a>
        )}
      </p>
    </Row>
  )
}

interface RegistrationRowProps {
  readonly timeline: Pick<Timeline, 'opensAt' | 'closesAt' | 'zone'>
  /** As the rest of the page says it: it may have been closed by hand. */
  readonly isOpen: boolean
  readonly kind: string
  readonly clock: Clock
}

/** The listing's own dates, as the first thing one does. */
export function RegistrationRow({ timeline, isOpen, kind, clock }: RegistrationRowProps) {
  const t = useText()
  const language = useLanguage()
  const { opensAt, closesAt, zone } = timeline
  const closes = closesAt ?? ''
  // When it opens the page is told, and this row's clock stands still: no countdown of its own runs.
  const isAhead = !isOpen && opensAt !== null && Date.parse(opensAt) > clock.now
  const isOver = Date.parse(closes) <= clock.now || !(isOpen || isAhead)
  const standing = isOver ? 'over' : isAhead ? 'later' : 'now'
  const until = (time: string) => t('stages.until', { time })
  return (
    <Row kind={kind} shape="internship" standing={standing}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('stages.registration')}</h3>
        <StandingTag standing={standing}>
          {standing === 'later' ? t('stages.notOpen') : t(`stages.standing.${standing}`)}
        </StandingTag>
      </div>
      <p className={styles.times}>
        {standing === 'later' && opensAt ? (
          <StageTimes from={opensAt} to={closes} zone={zone} />
        ) : (
          <Moment at={closes} zone={zone} says={until(formatWhole(closes, language, [zone]))}>
            {until(formatDateTime(closes, language, zone))}
          </Moment>
        )}
      </p>
    </Row>
  )
}

interface RowProps {
  readonly kind: string
  readonly shape: HoldKind
  readonly standing: Standing
  readonly children: ReactNode
}

function Row({ kind, shape, standing, children }: RowProps) {
  const own = `var(--kind-${ownKinds.find(({ id }) => id === kind)?.hold ?? 'event'})`
  const colour = standing === 'over' ? 'var(--success)' : standing === 'later' ? 'var(--line-strong)' : own
  return (
    <li className={styles.stage} aria-current={standing === 'now' ? 'step' : undefined} data-standing={standing}>
      <span className={styles.hold}>
        <Hold kind={shape} size={34} colour={colour} />
      </span>
      <div
        className={classNames(styles.card, standing === 'now' && styles.now)}
        style={standing === 'now' ? { borderColor: own } : undefined}
      >
        {children}
      </div>
    </li>
  )
}

function StandingTag({ standing, children }: { readonly standing: Standing; readonly children: ReactNode }) {
  if (standing === 'over')
    return (
      <Tag tone="success" icon={Check}>
        {children}
      </Tag>
    )
  return <Tag tone={standing === 'now' ? 'primary' : standing === 'next' ? 'info' : 'neutral'}>{children}</Tag>
}

interface LeftProps {
  readonly until: string
  readonly label: string
  readonly clock: Clock
}

function Left({ until, label, clock: { serverNow, serverOffsetMs, onOver } }: LeftProps) {
  return (
    <p className={styles.left}>
      {label}{' '}
      <Countdown
        key={until}
        until={until}
        serverNow={serverNow}
        serverOffsetMs={serverOffsetMs}
        onOver={() => onOver(Date.parse(until))}
      />
    </p>
  )
}
