import type { Database, EditionTables, Seed } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Faqs } from '../contract'
import { openFaqs } from './faqs'

const EACH = 60
const KINDS = ['hackathon', 'competition', 'internship'] as const

const team: Faqs['faqs'] = [
  [
    'Can my team mix colleges and years?',
    'Yes. Every member has to meet the rules above; the team itself has no further limits.',
  ],
  [
    'Do we keep the rights to what we build?',
    'Yes, all of them. We may show a picture and a short description of what wins.',
  ],
  [
    'What if one of us cannot come to the final?',
    'Two of you are enough. Tell us a week before, so that travel is booked for who comes.',
  ],
].map(([question = '', answer = ''], at) => ({ key: `seed-${at}`, question, answer }))

const work: Faqs['faqs'] = [
  [
    'Can I do this beside my lectures?',
    'Twenty hours a week are enough, and you choose which. In exam weeks you are free.',
  ],
  [
    'Is there a way to stay afterwards?',
    'Half of those who were here last year were offered a job. You are told two weeks before the end.',
  ],
].map(([question = '', answer = ''], at) => ({ key: `seed-${at}`, question, answer }))

/** Answers beforehand, beside some of the demo's opportunities. */
export function faqSeed(database: Database, tables: EditionTables, opportunities: Opportunities): Seed {
  const editions = openFaqs(tables)
  return {
    id: 'discussion.faqs',
    async run() {
      const rows = await Promise.all(KINDS.map((kind) => opportunities.list({ kind, states: ['live'], limit: EACH })))
      await database.transact(async (tx) => {
        for (const { id, kind, organizerId } of rows.flat())
          await editions.add(tx, id, { faqs: kind === 'internship' ? work : team }, organizerId)
      })
    },
  }
}
