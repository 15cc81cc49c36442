import type { Database, Seed, StateMachines } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { People } from '../../session/contract'
import { insertPost } from './post-queries'
import { type DiscussionTables, postMachine } from './tables'

const HOUR_MS = 3_600_000

/** Hours ago, who, what; an answer belongs to the question before it. */
const SAID = [
  [70, 'student', 'question', 'Can second-year students take part, or is it only for the final year?'],
  [
    64,
    'organizer',
    'answer',
    'Second year is welcome. What counts is what you have built, so link one thing you are proud of.',
  ],
  [40, 'pro', 'question', 'Is there a stipend for travel to the on-site days?'],
  [39, 'student', 'answer', 'Last year they paid second-class train fare, but better wait for the organizer.'],
  [31, 'organizer', 'answer', 'Yes: train fare up to ₹2,000 each, paid within two weeks against the ticket.'],
  [
    20,
    'organizer',
    'update',
    'The first talk moved to 6:00 pm IST so that college hours do not collide. The link in your mail stays the same.',
  ],
  [5, 'mentor', 'question', 'Will the sessions be recorded for those who have exams that week?'],
] as const

/** A conversation on two of the organizer's own opportunities. */
export function discussionSeed(
  database: Database,
  opportunities: Opportunities,
  machines: StateMachines,
  people: () => People | undefined,
): Seed {
  return {
    id: 'discussion.demo',
    async run({ now }) {
      const ids = new Map<string, number>()
      for (const word of new Set(SAID.map(([, who]) => who))) {
        const person = await people()?.findByEmail(`${word}@demo.test`)
        if (person) ids.set(word, person.id)
      }
      const organizerId = ids.get('organizer')
      if (organizerId === undefined) return
      const own = await opportunities.list({ organizerId, states: ['live'], limit: 2 })
      await database.transact(async (tx) => {
        for (const { id } of own) {
          let question: number | null = null
          for (const [hours, who, kind, text] of SAID) {
            const by = ids.get(who)
            if (by === undefined) continue
            const at = new Date(now.getTime() - hours * HOUR_MS)
            const post: number = await insertPost(database.on<DiscussionTables>(tx), {
              ...{ opportunity_id: id, kind, text, at, state: 'shown', held_for: '', person_id: by },
              question_id: kind === 'answer' ? question : null,
            })
            await machines.begin(tx, postMachine, { id: post, state: 'shown', by })
            if (kind === 'question') question = post
          }
        }
      })
    },
  }
}
