import { Avatar, formatNumber, type HoldKind, PlacedHold, useLanguage, useText, Wall } from '../../../ui/kit'
import type { BoardRow } from '../../contract/wire'
import styles from './podium.module.css'

const PLACES: readonly {
  readonly kind: HoldKind
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}[] = [
  { kind: 'internship', colour: '#ffb627', x: 835, y: 230, scale: 1.7, turn: 0 },
  { kind: 'job', colour: '#6e95f5', x: 640, y: 284, scale: 1.35, turn: 4 },
  { kind: 'competition', colour: '#ea5a34', x: 1030, y: 268, scale: 1.2, turn: -50 },
]
const MADE_OF = { edge: '#0b4538', bolt: 'rgb(0 0 0 / .5)' }
const STEPS = ['first', 'second', 'third'] as const

/** The head of the page: what it is, and the first three on their holds; where the wall is narrower than its picture, each stands on one of their own. */
export function Podium({ rows }: { readonly rows: readonly BoardRow[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.podium}>
      <svg viewBox="0 0 1240 318" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <Wall id="leaderboard-wall" width={1240} height={318} step={31} dots="rgb(255 255 255 / .12)" />
        <path
          d="M470 300L640 250L815 196L980 130L1160 40"
          fill="none"
          stroke="#fff"
          strokeOpacity=".45"
          strokeWidth="2"
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
        <g className={styles.wide}>
          {PLACES.map((place) => (
            <PlacedHold key={place.kind} {...place} {...MADE_OF} />
          ))}
          <PlacedHold kind="quiz" x={1190} y={56} scale={0.6} colour="#5cc2ce" />
          <PlacedHold kind="scholarship" x={520} y={60} scale={0.5} turn={14} colour="#8ccb63" />
          <PlacedHold kind="mentor" x={1180} y={240} scale={0.6} turn={10} colour="#e58fb1" />
        </g>
      </svg>
      <header className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('gamification.title.board')}
        </h1>
        <p>{t('gamification.board.text')}</p>
      </header>
      {STEPS.map((step, at) => {
        const [row, hold] = [rows[at], PLACES[at]]
        if (!row) return null
        const name = row.name ?? t('gamification.somebody')
        return (
          <p key={step} className={`${styles.place} ${styles[step]}`}>
            <Avatar name={name} src={row.avatar} size={at === 0 ? 72 : 56} />
            <b>{`${row.rank}. ${name.split(' ')[0]}`}</b>
            <small>{t('gamification.ways.sum', { count: formatNumber(row.points, language) })}</small>
            {hold ? (
              <svg className={styles.narrow} viewBox="0 0 100 100" aria-hidden="true">
                <PlacedHold {...hold} {...MADE_OF} x={50} y={50} scale={1} />
              </svg>
            ) : null}
          </p>
        )
      })}
    </section>
  )
}
