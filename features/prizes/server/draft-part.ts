import { Value } from '@sinclair/typebox/value'
import type { Json } from '../../../kernel/index'
import type { EditionTables } from '../../data/contract'
import type { DraftPart } from '../../manage/contract'
import { isPaidWork, payOfPrizes, type Prizes, prizeProblems, prizeSentences, sumInPaise } from '../contract'
import { WrittenPrizes } from '../contract/wire'
import { nothing, openPrizes } from './prizes-of'

const PATH = 'parts.prizes'
const PAISE = 100

/** What was written in the step, if it has the shape of prizes at all. */
function readWritten(part: Json | undefined): Prizes | undefined {
  if (part === undefined || part === null) return nothing
  return Value.Check(WrittenPrizes, part) ? (part as Prizes) : undefined
}

const tidy = ({ prizes, taxNote, ...rest }: Prizes): Prizes => ({
  ...rest,
  taxNote: taxNote.trim(),
  prizes: prizes.map((prize) => ({ ...prize, title: prize.title.trim(), text: prize.text.trim() })),
})

/** What the editor's step wrote becomes the opportunity's prizes, and their sum what lists show of it. */
export function prizesDraftPart(tables: EditionTables): DraftPart {
  const editions = openPrizes(tables)
  return {
    id: 'prizes.prizes',
    problems(part) {
      const written = readWritten(part)
      if (written === undefined) return [{ path: PATH, message: 'These prizes could not be read: write them again.' }]
      return prizeProblems(written).map(({ at, field, says }) => ({
        path: `${PATH}.prizes.${at}.${field}`,
        message: prizeSentences[says],
      }))
    },
    content(part, content) {
      const pay = payOfPrizes(readWritten(part) ?? nothing, content.kind)
      return pay ? { ...content, pay } : content
    },
    body(part, body) {
      const sum = sumInPaise(readWritten(part) ?? nothing) / PAISE
      const isSum = sum > 0 && body.payPeriod === 'once' && body.payFrom === sum && body.payTo === sum
      if (!isSum || isPaidWork(body.kind)) return body
      // The currency is that of the prizes: what is written as pay once they are gone is no money of theirs.
      const { payCurrency: _, ...others } = body
      return { ...others, payFrom: null, payTo: null }
    },
    async write(tx, opportunityId, part, by) {
      const written = tidy(readWritten(part) ?? nothing)
      if (written.prizes.length === 0 && !(await editions.latest(opportunityId, tx))) return
      await editions.add(tx, opportunityId, written, by)
    },
    async read(opportunityId) {
      const edition = await editions.latest(opportunityId)
      return edition && edition.written.prizes.length > 0 ? (edition.written as unknown as Json) : undefined
    },
    words(part) {
      const { taxNote, prizes } = readWritten(part) ?? nothing
      return { texts: [taxNote, ...prizes.flatMap(({ title, text }) => [title, text])], links: [] }
    },
    kept(part) {
      const written = readWritten(part)
      if (!written) return part
      return written.prizes.length > 0 ? (tidy(written) as unknown as Json) : undefined
    },
  }
}
