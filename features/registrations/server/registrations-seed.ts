import type { Seed } from '../../data/contract'
import type { Opportunities, OwnQuestion } from '../../listings/contract'
import type { People } from '../../session/contract'
import { FeatureError } from '../../web/contract'
import { findStanding } from '../contract'
import type { Register } from './register'

/** Demo accounts that have registered for something; the others start with an empty page, which is worth seeing too. */
const ENTRANTS = ['student', 'pro', 'mentor', 'volunteer', 'intern', 'evaluator'].map((word) => `${word}@demo.test`)
const COLLEGES = [
  'Deccan Institute of Technology',
  'Presidency University',
  'COEP Pune',
  'CUSAT',
  'Jamia Millia Islamia',
  '',
]
const OPPORTUNITIES = 6

function exampleAnswer({ type, options }: OwnQuestion, now: Date): readonly string[] {
  const first = options?.[0]
  if (type === 'choice' || type === 'choices') return first === undefined ? [] : [first]
  if (type === 'file') return []
  if (type === 'number') return ['2']
  if (type === 'date') return [now.toISOString().slice(0, 10)]
  if (type === 'link') return ['https://example.org/portfolio']
  return type === 'consent' ? ['yes'] : ['I have built two small projects with friends and want to learn more.']
}

/** A few registrations for what the demo organizer has open, made as people make them: through the service, with receipts. */
export function registrationsSeed(
  register: Register,
  opportunities: Opportunities,
  people: () => People | undefined,
): Seed {
  return {
    id: 'registrations.demo',
    async run({ now, random }) {
      const organizer = await people()?.findByEmail('organizer@demo.test')
      if (!organizer) return
      const live = await opportunities.list({ organizerId: organizer.id, states: ['live'], limit: 40 })
      const open = live.filter((each) => findStanding(each, now) === 'open').slice(0, OPPORTUNITIES)
      for (const [index, email] of ENTRANTS.entries()) {
        const person = await people()?.findByEmail(email)
        if (!person) continue
        for (const { id: opportunityId, questions } of open.slice(0, index < 2 ? OPPORTUNITIES : 3)) {
          const answers = Object.fromEntries(questions.map((each) => [each.id, [...exampleAnswer(each, now)]]))
          const phone = `98${String(Math.floor(random() * 1e8)).padStart(8, '0')}`
          const sent = { name: person.name, phone, college: COLLEGES[index] ?? '', acceptsEligibility: true, answers }
          await register({ opportunityId, ...sent }, person, 'en', { admit: async () => {} }).catch(passOver)
        }
      }
    },
  }
}

/** Interrupted and run again, somebody is registered already; a full one stays full. */
function passOver(error: unknown): void {
  if (!(error instanceof FeatureError)) throw error
}
