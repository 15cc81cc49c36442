import type { DemoProfile } from './demo-profiles'

/** A rich profile that wants experience and certificates still. */
export const student: DemoProfile = {
  word: 'student',
  head: {
    headline: 'Final-year CSE at Deccan Institute of Technology, Pune. Builds things that work on slow phones.',
    about:
      'I like software that my grandmother can use: few words, large targets, works without a network.\n\nRight now I look for a first internship in data or product, in Pune or remote.',
    city: 'Pune',
    skills: ['SQL', 'Python', 'Kotlin', 'Statistics', 'Spoken English', 'Marathi'],
  },
  entries: {
    academicDetails: [
      {
        college: 'Deccan Institute of Technology',
        city: 'Pune',
        degree: 'B.Tech',
        stream: 'engineering',
        course: 'Computer Science',
        startYear: 2022,
        endYear: 2026,
        cgpa: 7.9,
      },
      {
        college: 'Fergusson College',
        city: 'Pune',
        degree: 'Class XII',
        stream: null,
        course: 'Science',
        startYear: 2020,
        endYear: 2022,
        cgpa: null,
      },
    ],
    responsibility: [
      {
        title: 'Lead, coding club',
        organisation: 'Deccan Institute of Technology',
        startMonth: '2024-08',
        endMonth: '2025-07',
        description: 'Forty people every Thursday; half of them had never met a terminal.',
      },
    ],
    project_links: [
      {
        title: 'Gaon Form',
        link: 'https://github.com/example/gaon-form',
        description: 'Voice form filler in Marathi and Hindi, offline first. 3rd at VillageTech 2024.',
        tools: ['Kotlin', 'Whisper'],
      },
      {
        title: 'Orbit simulator',
        link: 'https://github.com/example/orbit-simulator',
        description: 'Two-body simulator in the browser, used by the college astronomy club.',
        tools: ['TypeScript', 'Canvas'],
      },
    ],
    achievements: [
      { title: 'Rank 84 of 9,340, The Great Indian Business Quiz', month: '2025-11', description: null, link: null },
      { title: 'Semi-final, Medha Strategy Cup, season 5', month: '2025-03', description: null, link: null },
    ],
    hobbies: [
      { name: 'Astronomy', note: 'A 6-inch Dobsonian on the roof' },
      { name: 'Kho-kho', note: null },
    ],
    social_links: [
      { site: 'github', link: 'https://github.com/example' },
      { site: 'linkedin', link: 'https://www.linkedin.com/in/meera-nair-example' },
    ],
  },
}
