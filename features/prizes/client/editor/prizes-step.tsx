import { Plus } from 'lucide-react'
import type { EditorPartProps } from '../../../manage/contract'
import { addRow, Button, Field, Icon, Note, OrderedList, Segmented, Select, TextArea, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import {
  currencies,
  type Currency,
  isPaidWork,
  MOST_PRIZES,
  type Prize,
  type Prizes,
  prizeProblems,
  sumInPaise,
} from '../../contract'
import { useAmount } from '../use-amount'
import { PrizeFields } from './prize-fields'
import styles from './prizes-step.module.css'
import { readPrizes } from './written'

const PAISE = 100

/** What there is to win, each place or category a row; the sum is what lists show. */
export function Step({ part, change, body, isTold, hrefOf }: EditorPartProps) {
  const t = useText()
  const amount = useAmount()
  const written = readPrizes({ part, body })
  const { prizes, currency, per, taxNote } = written
  const write = (next: Partial<Prizes>) => change({ ...written, ...next } as never)
  const problems = prizeProblems(written)
  const sum = sumInPaise(written) / PAISE
  const isWork = isPaidWork(body.kind)
  function add(title: string) {
    const key = crypto.randomUUID()
    addRow(key, () => write({ prizes: [...prizes, { key, title, count: 1, amount: null, inKind: [], text: '' }] }))
  }
  return (
    <>
      <p className={styles.text}>{t('prizes.editor.text')}</p>
      <div className={styles.pair}>
        <Field label={t('prizes.editor.currency')}>
          <Select
            value={currency}
            options={currencies.map((value) => ({ value, label: t(`prizes.currency.${value}`) }))}
            onChange={({ currentTarget: { value } }) => write({ currency: value as Currency })}
          />
        </Field>
        <Segmented<Prizes['per']>
          label={t('prizes.editor.per')}
          options={(['team', 'person'] as const).map((value) => ({ value, label: t(`prizes.per.${value}`) }))}
          value={per}
          onChange={(next) => write({ per: next })}
        />
      </div>
      {prizes.length === 0 ? <p className={styles.text}>{t('prizes.editor.none')}</p> : null}
      <OrderedList
        items={prizes}
        most={MOST_PRIZES}
        keyOf={({ key }) => key}
        nameOf={({ title }, at) => title.trim() || t('prizes.editor.number', { number: at + 1 })}
        onChange={(next) => write({ prizes: next })}
        draw={(prize, at) => (
          <PrizeFields
            prize={prize}
            number={at + 1}
            problems={problems.filter((each) => each.at === at)}
            isTold={isTold}
            onChange={(changes: Partial<Prize>) =>
              write({ prizes: prizes.map((each, place) => (place === at ? { ...each, ...changes } : each)) })
            }
          />
        )}
      />
      <div className={styles.row}>
        <Button
          disabled={prizes.length >= MOST_PRIZES}
          onClick={() => add(prizes.length < 3 ? t(`prizes.place.${prizes.length + 1}`) : '')}
        >
          <Icon of={Plus} size={16} />
          {t('prizes.editor.add')}
        </Button>
      </div>
      {sum > 0 ? (
        <Note tone="info" live>
          {t(isWork ? 'prizes.editor.sumBeside' : 'prizes.editor.sum', { sum: amount(sum, currency) })}{' '}
          {!isWork &&
          body.payFrom !== null &&
          (body.payPeriod !== 'once' || body.payTo !== sum || body.payFrom !== sum) ? (
            <Link href={hrefOf('money')}>{t('prizes.editor.instead')}</Link>
          ) : null}
        </Note>
      ) : null}
      <Field label={t('prizes.editor.taxNote')} hint={t('prizes.editor.taxHint')} optional>
        <TextArea
          rows={2}
          maxLength={500}
          value={taxNote}
          onChange={({ currentTarget: { value } }) => write({ taxNote: value })}
        />
      </Field>
    </>
  )
}
