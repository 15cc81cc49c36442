import type { EntryContent, Section } from '../../contract'
import { pro } from './pro-profile'
import { student } from './student-profile'

export interface DemoProfile {
  /** The demo account's word. */
  readonly word: string
  readonly head?: {
    readonly headline: string
    readonly about: string
    readonly city: string
    readonly skills: readonly string[]
  }
  readonly entries: Partial<Readonly<Record<Section, readonly EntryContent[]>>>
}

const studies = (college: string, city: string, degree: string, stream: string, course: string, endYear: number) => [
  { college, city, degree, stream, course, startYear: endYear - 4, endYear, cgpa: null },
]

const works = (title: string, organisation: string, city: string, startMonth: string) => [
  { title, organisation, kind: 'full-time', city, startMonth, endMonth: null, description: null },
]

const linkedIn = (name: string) => [{ site: 'linkedin', link: `https://www.linkedin.com/in/${name}-example` }]

/** People of the demo, invented like their names: from one who has only begun to one with nothing missing. */
export const demoProfiles: readonly DemoProfile[] = [
  student,
  pro,
  {
    word: 'organizer',
    head: {
      headline: 'Runs competitions that people remember',
      about:
        'I have organised student competitions for six years, from a hall of forty to twelve thousand people online.',
      city: 'Pune',
      skills: ['Event design', 'Sponsorship', 'Public speaking'],
    },
    entries: {
      workExperience: works('Head of programmes', 'Byte Sized', 'Pune', '2021-07'),
      academicDetails: studies('Savitribai Phule Pune University', 'Pune', 'BBA', 'management', 'Marketing', 2020),
      social_links: linkedIn('harsh-vaidya'),
    },
  },
  {
    word: 'recruiter',
    head: {
      headline: 'Early-career hiring at Kaveri Mobility',
      about: 'Every application gets an answer from me, also when it is a no.',
      city: 'Bengaluru',
      skills: ['Interviewing', 'Employer branding'],
    },
    entries: {
      workExperience: works('Talent partner', 'Kaveri Mobility', 'Bengaluru', '2022-04'),
      academicDetails: studies('Christ University', 'Bengaluru', 'BA', 'arts-and-science', 'Psychology', 2019),
      responsibility: [
        {
          title: 'Mentor for first-time interviewers',
          organisation: 'Kaveri Mobility',
          startMonth: '2024-01',
          endMonth: null,
          description: null,
        },
      ],
      social_links: linkedIn('ishita-bose'),
    },
  },
  {
    word: 'mentor',
    head: {
      headline: 'Data scientist who likes honest questions',
      about: 'Twelve years with data, five of them with students. Ask me what nobody told you about first jobs.',
      city: 'Chennai',
      skills: ['Statistics', 'SQL', 'Python', 'Career advice'],
    },
    entries: {
      academicDetails: studies(
        'Indian Statistical Institute',
        'Kolkata',
        'M.Stat',
        'arts-and-science',
        'Statistics',
        2014,
      ),
      workExperience: works('Principal data scientist', 'Orbit Analytics', 'Chennai', '2019-09'),
      responsibility: [
        {
          title: 'Mentor',
          organisation: 'Women in Data Chennai',
          startMonth: '2020-03',
          endMonth: null,
          description: 'One evening a month, thirty people, no slides.',
        },
      ],
      achievements: [{ title: 'Best talk, PyData meetup', month: '2023-08', description: null, link: null }],
      social_links: linkedIn('ananya-iyer'),
    },
  },
  {
    word: 'evaluator',
    entries: {
      academicDetails: studies('Jamia Millia Islamia', 'New Delhi', 'B.Arch', 'design', 'Architecture', 2018),
    },
  },
  {
    word: 'placecom',
    head: {
      headline: 'Placement committee, third year',
      about: '',
      city: 'Nagpur',
      skills: ['Spreadsheets', 'Negotiation'],
    },
    entries: {
      academicDetails: studies(
        'Visvesvaraya National Institute of Technology',
        'Nagpur',
        'B.Tech',
        'engineering',
        'Metallurgy',
        2027,
      ),
      responsibility: [
        {
          title: 'Placement coordinator',
          organisation: 'VNIT',
          startMonth: '2025-08',
          endMonth: null,
          description: null,
        },
      ],
    },
  },
  {
    word: 'tpo-admin',
    head: { headline: 'Training and placement', about: '', city: 'Pune', skills: [] },
    entries: { workExperience: works('Placement officer', 'Deccan University', 'Pune', '2016-06') },
  },
  {
    word: 'volunteer',
    head: { headline: '', about: '', city: 'Gangtok', skills: ['Tibetan', 'First aid'] },
    entries: {
      hobbies: [{ name: 'Trekking', note: 'Goechala twice' }],
      academicDetails: studies('Sikkim University', 'Gangtok', 'BA', 'arts-and-science', 'Geography', 2026),
    },
  },
  {
    word: 'intern',
    entries: {
      hobbies: [
        { name: 'Cricket', note: null },
        { name: 'Blogging', note: 'About food, mostly' },
      ],
    },
  },
  {
    word: 'admin',
    head: { headline: 'Keeps the house in order', about: '', city: 'Kochi', skills: ['Operations'] },
    entries: { workExperience: works('Operations lead', 'Foothold', 'Kochi', '2020-02') },
  },
]
