import { people } from '../../../features/session/contract'
import { profileServer } from '../../../features/profile/server/feature'
import { bootApi, type Caller } from '../../support/api'
import type { DatabaseKind } from '../../support/database'

export const NOW = new Date('2026-11-21T06:30:00.000Z')

/** An entry of each section, filled in as far as it must be. */
export const entries = {
  academicDetails: {
    college: 'Fergusson College',
    city: null,
    degree: 'B.Sc',
    stream: 'arts-and-science',
    course: null,
    startYear: 2022,
    endYear: 2025,
    cgpa: 8.25,
  },
  workExperience: {
    title: 'Intern',
    organisation: 'Lumio Labs',
    kind: 'internship',
    city: null,
    startMonth: '2025-05',
    endMonth: '2025-07',
    description: null,
  },
  responsibility: {
    title: 'Captain',
    organisation: 'Kho-kho team',
    startMonth: null,
    endMonth: null,
    description: null,
  },
  certificates: { name: 'First aid', issuer: 'Red Cross', issuedMonth: null, link: null },
  project_links: { title: 'Tide table', link: 'https://example.org/tide', description: null, tools: ['Go'] },
  achievements: { title: 'Winner', month: '2026-02', description: null, link: null },
  hobbies: { name: 'Swimming', note: null },
  social_links: { site: 'github', link: 'https://github.com/example' },
} as const

/** The profile feature with its endpoints; the clock stands at NOW until it is set. */
export async function bootProfile(kind: DatabaseKind) {
  const api = await bootApi([profileServer], { kind, now: NOW })
  return {
    ...api,
    idOf: async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0,
    add: (as: Caller, section: string, content: object) => as.post(`/api/profile/own/${section}`, content),
    own: async (as: Caller) => (await as.get('/api/profile/own')).body,
    me: async (as: Caller) => (await as.get('/api/session/me')).body,
  }
}

export type ProfileHouse = Awaited<ReturnType<typeof bootProfile>>

export const version = (number: number) => ({ 'if-match': `"${number}"` })
