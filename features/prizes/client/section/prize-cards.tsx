import { Hold, type HoldKind, langOf, Tag, useLanguage, useText, Written } from '../../../ui/kit'
import type { ShownPrizes } from '../../contract/wire'
import { useAmount } from '../use-amount'
import styles from './prizes.module.css'

const PAISE = 100
const PODIUM = 3
const marks: readonly (readonly [HoldKind, string])[] = [
  ['mentor', 'var(--signal)'],
  ['scholarship', 'var(--line-strong)'],
  ['course', 'var(--kind-competition)'],
]

type Shown = Pick<ShownPrizes, 'prizes' | 'currency' | 'per' | 'sumPaise' | 'taxNote'>
type ShownPrize = Shown['prizes'][number]

/** The first three as cards, the others below, and what all of it comes to. */
export function PrizeCards({ shown }: { readonly shown: Shown }) {
  const t = useText()
  const language = useLanguage()
  const amount = useAmount()
  const { prizes, currency, per, sumPaise, taxNote } = shown
  const rest = prizes.slice(PODIUM)
  return (
    <div className={styles.prizes}>
      {sumPaise > 0 ? (
        <p className={styles.sum}>
          {t(`prizes.sum.${per}`, { sum: amount(sumPaise / PAISE, currency), count: countOf(prizes) })}
        </p>
      ) : null}
      <ul className={styles.podium}>
        {prizes.slice(0, PODIUM).map((prize, at) => {
          const [kind, colour] = marks[at] ?? ['event', 'var(--line-strong)']
          return (
            <li key={at} className={styles.card}>
              <span className={styles.mark}>
                <Hold kind={kind} size={84} colour={colour} />
              </span>
              <h3 className={styles.title} lang={langOf(prize.title, language)}>
                {prize.title}
              </h3>
              <PrizeWords prize={prize} shown={shown} large />
            </li>
          )
        })}
      </ul>
      {rest.length > 0 ? (
        <ul className={styles.rest}>
          {rest.map((prize, at) => (
            <li key={at} className={styles.line}>
              <h3 className={styles.title} lang={langOf(prize.title, language)}>
                {prize.title}
              </h3>
              <PrizeWords prize={prize} shown={shown} />
            </li>
          ))}
        </ul>
      ) : null}
      {taxNote ? (
        <p className={styles.note} lang={langOf(taxNote, language)}>
          {taxNote}
        </p>
      ) : null}
    </div>
  )
}

/** How many people or teams get money. */
const countOf = (prizes: readonly ShownPrize[]) =>
  prizes.reduce((count, prize) => count + (prize.paise === null ? 0 : prize.count), 0)

interface PrizeWordsProps {
  readonly prize: ShownPrize
  readonly shown: Shown
  readonly large?: boolean
}

function PrizeWords({ prize: { paise, count, inKind, text }, shown: { currency, per }, large }: PrizeWordsProps) {
  const t = useText()
  const amount = useAmount()
  return (
    <>
      {paise === null ? null : <p className={large ? styles.large : styles.money}>{amount(paise / PAISE, currency)}</p>}
      <p className={styles.small}>
        {count > 1 ? `${t(`prizes.each.${per}`, { count })} ` : null}
        <Written text={text} />
      </p>
      {inKind.length > 0 ? (
        <p className={styles.tags}>
          {inKind.map((each) => (
            <Tag key={each} tone="outline">
              {t(`prizes.kind.${each}`)}
            </Tag>
          ))}
        </p>
      ) : null}
    </>
  )
}
