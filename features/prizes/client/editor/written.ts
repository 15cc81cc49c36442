import type { EditorPartProps } from '../../../manage/contract'
import type { Prizes } from '../../contract'

/** What stands in the draft; where nothing does, no prize yet. */
export function readPrizes({ part, body }: Pick<EditorPartProps, 'part' | 'body'>): Prizes {
  const held = part as Partial<Prizes> | null | undefined
  if (held?.prizes instanceof Array) return held as Prizes
  return { currency: 'INR', per: body.teamMax > 1 ? 'team' : 'person', taxNote: '', prizes: [] }
}
