import type { WrittenPart } from '../../../manage/contract'
import { useText } from '../../../ui/kit'
import { payOfPrizes, type Prize, shownPrize, sumInPaise } from '../../contract'
import { readPrizes } from '../editor/written'
import { PrizeCards } from './prize-cards'

const saysNothing = ({ title, amount, inKind, text }: Prize) =>
  !title.trim() && !amount && !inKind.length && !text.trim()

/** The prizes of a draft as people will read them; one that has no name yet goes by its number. */
export function Preview(written: WrittenPart) {
  const t = useText()
  const { prizes, ...rest } = readPrizes(written)
  const shown = prizes.flatMap((prize, at) => {
    const title = prize.title.trim() || t('prizes.editor.number', { number: at + 1 })
    return saysNothing(prize) ? [] : [{ ...shownPrize(prize), title }]
  })
  return shown.length === 0 ? null : <PrizeCards shown={{ ...rest, sumPaise: sumInPaise({ prizes }), prizes: shown }} />
}

export const payOf = (written: WrittenPart) => payOfPrizes(readPrizes(written), written.body.kind)
