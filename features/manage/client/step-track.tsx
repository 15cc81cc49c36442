import { useEffect, useRef } from 'react'
import { classNames, Hold, type HoldKind, useText } from '../../ui/kit'
import { Link } from '../../web/kit'
import styles from './step-track.module.css'
import type { Missing } from './use-missing'
import type { RouteStep } from './use-route'

const HOLDS: Readonly<Record<string, HoldKind>> = {
  basics: 'internship',
  details: 'quiz',
  dates: 'job',
  people: 'mentor',
  money: 'scholarship',
  preview: 'hackathon',
}

interface StepTrackProps {
  readonly route: readonly RouteStep[]
  readonly current: string
  readonly problems: readonly Missing[]
  readonly hrefOf: (step: string) => string
}

/** The route through the editor: each step a hold, joined by a dotted line; one that needs a look says so. */
export function StepTrack({ route, current, problems, hrefOf }: StepTrackProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  // Where they stand side by side and do not fit, as on a phone. Only they are moved: the page stays where it is.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- both are when, not what: steps that need a look are wider
  useEffect(() => {
    const at = list.current?.querySelector<HTMLElement>('[aria-current="step"]')
    if (list.current && at) list.current.scrollLeft = at.offsetLeft - (list.current.clientWidth - at.offsetWidth) / 2
  }, [current, problems.length])
  return (
    <nav aria-label={t('manage.steps')} className={styles.track}>
      <ol ref={list} className={styles.list}>
        {route.map(({ name: step, label }) => {
          const count = problems.filter((each) => each.step === step).length
          return (
            <li key={step} className={styles.item}>
              <Link
                href={hrefOf(step)}
                className={classNames(styles.step, step === current && styles.on)}
                aria-current={step === current ? 'step' : undefined}
              >
                <Hold
                  kind={HOLDS[step] ?? 'competition'}
                  size={22}
                  colour={step === current ? 'var(--primary)' : 'var(--line-strong)'}
                />
                <span>
                  {t(label)}
                  {count > 0 && <span className={styles.count}>{t('manage.needALook', { count })}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
