import type { DraftBody } from '../../../features/manage/contract/wire'

const PDF = { type: 'application/pdf', bytes: 2048 } as const

/** What all five steps of other features write, without a fault. */
export const wholeParts = (fileId: string, year = 2026) =>
  ({
    stages: {
      ...{ zone: 'Asia/Kolkata', whileOpen: false },
      stages: [
        {
          ...{ key: 'quiz', type: 'quiz', title: 'Screening quiz', description: '25 questions.' },
          ...{ startsAt: `${year}-12-03T18:00`, endsAt: `${year}-12-03T22:00`, mode: 'online', place: '' },
        },
        {
          ...{ key: 'final', type: 'final', title: 'Finale', description: '' },
          ...{ startsAt: `${year}-12-20T09:00`, endsAt: '', mode: 'onsite', place: 'Town Hall, Pune' },
        },
      ],
    },
    eligibility: { conditions: [{ fact: 'cgpa', from: 7.5 }], team: { leastWomen: 1 } },
    prizes: {
      ...{ currency: 'INR', per: 'team', taxNote: 'Tax is deducted before it is paid.' },
      prizes: [
        { key: '1', title: '1st', count: 1, amount: 350_000, inKind: ['certificate'], text: 'A trip to the sea.' },
        { key: '2', title: '2nd', count: 2, amount: 100_000, inKind: [], text: '' },
      ],
    },
    documents: {
      documents: [
        { kind: 'file', key: 'book', title: 'Rule book', fileId, ...PDF },
        { kind: 'link', key: 'last', title: 'Last year', url: 'https://example.org/last' },
      ],
    },
    faq: { faqs: [{ key: 'mix', question: 'May we mix colleges?', answer: 'Yes, as you like.' }] },
  }) as NonNullable<DraftBody['parts']>

/** The same while they are being written: every row as it comes, and some of what one writes first. */
export const halfParts = () =>
  ({
    stages: {
      ...{ zone: 'Asia/Kolkata', whileOpen: false },
      stages: [
        {
          ...{ key: 'a', type: 'final', title: ' ', description: '', startsAt: '', endsAt: '' },
          ...{ mode: 'onsite', place: '' },
        },
        {
          ...{ key: 'b', type: 'quiz', title: 'Quiz', description: '', startsAt: '', endsAt: '2026-12-03T22:00' },
          ...{ mode: 'online', place: '' },
        },
      ],
    },
    eligibility: {
      conditions: [{ fact: 'skills', anyOf: [] }, { fact: 'age' }, { fact: 'gender', anyOf: ['woman'] }],
      team: {},
    },
    prizes: {
      ...{ currency: 'INR', per: 'team', taxNote: '' },
      prizes: [
        { key: '1', title: '', count: 1, amount: null, inKind: [], text: '' },
        { key: '2', title: '', count: 1, amount: 5000, inKind: [], text: '' },
      ],
    },
    documents: {
      documents: [
        { kind: 'link', key: 'a', title: '', url: 'https:' },
        { kind: 'link', key: 'b', title: '', url: 'javascript:alert(1)' },
        { kind: 'link', key: 'c', title: '', url: 'https://example.org' },
      ],
    },
    faq: {
      faqs: [
        { key: 'a', question: '', answer: '' },
        { key: 'b', question: '', answer: 'Two meals.' },
        { key: 'c', question: 'Is it free?', answer: '' },
      ],
    },
  }) as NonNullable<DraftBody['parts']>

/** Steps that were opened and left, or emptied again. */
export const emptyParts = () =>
  ({
    stages: { zone: 'Asia/Kolkata', whileOpen: true, stages: [] },
    eligibility: { conditions: [{ fact: 'skills', anyOf: [] }], team: { sameCollege: false } },
    prizes: {
      ...{ currency: 'INR', per: 'team', taxNote: '' },
      prizes: [{ key: '1', title: '', count: 1, amount: null, inKind: [], text: '' }],
    },
    documents: { documents: [] },
    faq: { faqs: [{ key: 'a', question: '', answer: ' ' }] },
  }) as NonNullable<DraftBody['parts']>
