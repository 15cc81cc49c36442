import type { DemoProfile } from './demo-profiles'

/** With nothing missing. */
export const pro: DemoProfile = {
  word: 'pro',
  head: {
    headline: 'Backend engineer in the making, two internships, one good deploy',
    about: 'Third year at NIT Surathkal. I write services in Go and TypeScript and like it when graphs are flat.',
    city: 'Mangaluru',
    skills: ['Go', 'TypeScript', 'PostgreSQL', 'Linux', 'Technical writing'],
  },
  entries: {
    academicDetails: [
      {
        college: 'National Institute of Technology Karnataka',
        city: 'Mangaluru',
        degree: 'B.Tech',
        stream: 'engineering',
        course: 'Information Technology',
        startYear: 2023,
        endYear: 2027,
        cgpa: 8.6,
      },
    ],
    workExperience: [
      {
        title: 'Backend intern',
        organisation: 'Bharat Payments',
        kind: 'internship',
        city: 'Bengaluru',
        startMonth: '2026-05',
        endMonth: '2026-07',
        description: 'Cut the settlement report from nine minutes to forty seconds.',
      },
      {
        title: 'Web developer',
        organisation: 'Coastal Crafts',
        kind: 'freelance',
        city: 'Mangaluru',
        startMonth: '2025-01',
        endMonth: '2025-04',
        description: null,
      },
    ],
    responsibility: [
      {
        title: 'Treasurer',
        organisation: 'IEEE student branch',
        startMonth: '2025-07',
        endMonth: null,
        description: null,
      },
    ],
    certificates: [
      {
        name: 'PostgreSQL for developers',
        issuer: 'Open Data School',
        issuedMonth: '2025-12',
        link: 'https://example.org/certificates/4711',
      },
    ],
    project_links: [
      {
        title: 'Tide table',
        link: 'https://github.com/example/tide-table',
        description: 'Tides for eleven harbours as a text message.',
        tools: ['Go', 'SMS'],
      },
    ],
    achievements: [{ title: 'Winner, Campus Code Relay', month: '2026-02', description: null, link: null }],
    hobbies: [{ name: 'Open-water swimming', note: null }],
    social_links: [{ site: 'github', link: 'https://github.com/example' }],
  },
}
