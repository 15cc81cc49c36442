import { Value } from '@sinclair/typebox/value'
import type { Json } from '../../../kernel/index'
import type { Editions, EditionTables, PersonMove } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { DraftPart } from '../../manage/contract'
import { endpoint } from '../../web/contract'
import { faqProblems, type Faqs, faqSentences } from '../contract'
import { OpportunityParams } from '../contract/wire'
import { ShownFaqs, WrittenFaqs } from '../contract/wire-faq'

const TABLE = 'discussion.faq'
const PATH = 'parts.faq'

export const openFaqs = (tables: EditionTables): Editions<Faqs> => tables.open<Faqs>(TABLE)

/** What was written in the step, if it has the shape of questions at all. */
function readWritten(part: Json | undefined): Faqs | undefined {
  if (part === undefined || part === null) return { faqs: [] }
  return Value.Check(WrittenFaqs, part) ? (part as unknown as Faqs) : undefined
}

const tidy = ({ faqs }: Faqs): Faqs => ({
  faqs: faqs.map(({ key, question, answer }) => ({ key, question: question.trim(), answer: answer.trim() })),
})

/** What the editor's step wrote stands before the discussion. */
export function faqDraftPart(tables: EditionTables): DraftPart {
  const editions = openFaqs(tables)
  return {
    id: 'discussion.faq',
    isAside: true,
    problems(part) {
      const written = readWritten(part)
      if (!written) return [{ path: PATH, message: 'These questions could not be read: write them again.' }]
      return faqProblems(written).map(({ at, field, says }) => ({
        path: `${PATH}.faqs.${at}.${field}`,
        message: faqSentences[says],
      }))
    },
    async write(tx, opportunityId, part, by) {
      const written = tidy(readWritten(part) ?? { faqs: [] })
      if (written.faqs.length === 0 && !(await editions.latest(opportunityId, tx))) return
      await editions.add(tx, opportunityId, written, by)
    },
    async read(opportunityId) {
      const edition = await editions.latest(opportunityId)
      return edition && edition.written.faqs.length > 0 ? (edition.written as unknown as Json) : undefined
    },
    words: (part) => ({
      texts: (readWritten(part)?.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
      links: [],
    }),
    kept(part) {
      const written = readWritten(part)
      if (!written) return part
      return written.faqs.length > 0 ? (tidy(written) as unknown as Json) : undefined
    },
  }
}

export function faqRoute(tables: EditionTables, opportunities: Opportunities) {
  const editions = openFaqs(tables)
  return endpoint({
    id: 'discussion.faq',
    method: 'GET',
    path: '/api/discussion/of/:opportunityId/faq',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: ShownFaqs },
    summary: 'What the organizer answers before anybody asks.',
    async handle({ params: { opportunityId }, subject }) {
      await opportunities.getShown(opportunityId, subject)
      const edition = await editions.latest(opportunityId)
      const faqs = edition?.written.faqs ?? []
      return {
        opportunityId,
        version: edition?.version ?? 0,
        faqs: faqs.map(({ question, answer }) => ({ question, answer })),
      }
    },
  })
}

export const faqMove: PersonMove = {
  id: 'discussion.faqs',
  label: { en: 'Answers you wrote beforehand', hi: 'आपके पहले से लिखे जवाब' },
  tables: [{ table: TABLE, person: 'made_by', key: ['id'] }],
}
