import type { OpportunityContent, OpportunityState } from './opportunity'

const DAY_MS = 86_400_000

type Sample = OpportunityContent & { readonly state: OpportunityState }

/** What features can be tried on: an internship with questions, a team hackathon with few seats, one that waits, one sent back, one past. */
export function sampleOpportunities(now: Date): readonly Sample[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const base: Sample = {
    kind: 'internship',
    title: 'Product Design Intern',
    organisation: 'Kaveri Labs',
    description: '<p>Draw, test and measure with a team of four.</p>',
    opensAt: null,
    closesAt: inDays(9).toISOString(),
    startsOn: inDays(30).toISOString().slice(0, 10),
    endsOn: null,
    zone: 'Asia/Kolkata',
    workMode: 'hybrid',
    city: 'Pune',
    country: 'India',
    eligibility: { audiences: ['college', 'fresher'] },
    tags: ['design'],
    pay: { minPaise: 1_500_000, maxPaise: 2_000_000, currency: 'INR', period: 'month' },
    seats: null,
    teamMin: 1,
    teamMax: 1,
    questions: [
      { id: 'why', label: 'Why do you want to work on this?', type: 'paragraph', required: true },
      { id: 'start', label: 'When could you start?', type: 'date', required: false },
    ],
    externalUrl: null,
    state: 'live',
  }
  const team = { teamMin: 2, teamMax: 4, seats: 3, questions: [], pay: null, eligibility: {} }
  return [
    base,
    { ...base, ...team, kind: 'hackathon', title: 'Monsoon Hackathon', closesAt: inDays(2).toISOString() },
    { ...base, kind: 'job', title: 'Associate, Data', state: 'pending', questions: [] },
    { ...base, kind: 'scholarship', title: 'Sahyadri Scholarship', state: 'returned', questions: [] },
    { ...base, kind: 'quiz', title: 'The Rivers Quiz', state: 'closed', closesAt: inDays(-3).toISOString() },
  ]
}
