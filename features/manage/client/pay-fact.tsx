import type { ReactNode } from 'react'
import { formatPay, useLanguage } from '../../ui/kit'
import { LazyPart } from '../../web/kit'
import type { PayRange } from '../../listings/contract'
import { partName } from '../contract'
import type { DraftBody } from '../contract/wire'
import { useRoute } from './use-route'

const PAISE = 100

interface PayFactProps {
  readonly body: DraftBody
  /** Undefined where nothing is said of it. */
  readonly draw: (pay: string | undefined) => ReactNode
}

/** The pay as its page will say it: what a step of another feature puts there stands for what was written as such, and nothing until that is known. */
export function PayFact({ body, draw }: PayFactProps) {
  const language = useLanguage()
  const said = ({ minPaise, maxPaise, period: per, currency }: PayRange) =>
    formatPay({ min: minPaise / PAISE, max: maxPaise / PAISE, per, currency }, language)
  const least = body.payFrom ?? body.payTo
  const currency = body.payCurrency
  const own =
    least === null
      ? undefined
      : formatPay({ min: least, max: body.payTo ?? least, per: body.payPeriod, currency }, language)
  for (const { part } of useRoute()) {
    const written = part && body.parts?.[partName(part.item)]
    if (!part?.item.pay || written === undefined || written === null) continue
    const drawPart = (instead: PayRange | undefined) => draw(instead ? said(instead) : own)
    return (
      <LazyPart
        feature={part.feature}
        load={part.item.pay}
        draw={({ payOf }) => drawPart(payOf({ part: written, body }))}
      />
    )
  }
  return draw(own)
}
