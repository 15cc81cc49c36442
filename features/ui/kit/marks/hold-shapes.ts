import type { HoldKind } from '../../contract/index'

interface HoldShape {
  /** In a box of 100 × 100. */
  readonly path: string
  /** Where the bolt sits. */
  readonly bolt: readonly [x: number, y: number]
}

export const holdShapes: Readonly<Record<HoldKind, HoldShape>> = {
  internship: { path: 'M19 40C23 17 55 8 76 24c18 14 16 44-2 57-20 13-49 6-55-14-3-9-2-18 0-27z', bolt: [49, 49] },
  job: { path: 'M8 38c0-9 6-14 15-14h55c9 0 14 6 13 15l-6 30c-1 6-6 10-13 10H27c-7 0-12-4-13-11z', bolt: [50, 51] },
  competition: {
    path: 'M28 11c16-6 31 4 32 18 1 9 8 11 15 16 14 10 14 31 0 39-14 9-33 2-38-13-3-9-9-12-15-19C10 38 12 17 28 11z',
    bolt: [47, 48],
  },
  hackathon: { path: 'M43 13c4-7 11-7 15 0l35 61c4 7 0 14-8 14l-68 2c-8 0-12-7-8-14z', bolt: [50, 62] },
  quiz: { path: 'M50 8c25 0 43 17 42 42-1 26-18 43-43 42C24 91 8 74 8 49 8 25 26 8 50 8z', bolt: [54, 47] },
  scholarship: { path: 'M7 76C7 40 26 13 50 13s43 27 43 63c0 6-4 10-10 10H17c-6 0-10-4-10-10z', bolt: [50, 56] },
  course: {
    path: 'M32 12h38c11 0 18 6 18 16s-7 16-18 16H32c-11 0-17-6-17-16s6-16 17-16zM24 53h50c11 0 19 7 19 18s-8 17-19 17H24C13 88 6 82 6 71s7-18 18-18z',
    bolt: [50, 71],
  },
  mentor: {
    path: 'M36 10c17 0 28 12 28 28 0 4-1 8-2 11 4-2 8-3 12-3 12 0 20 9 20 21 0 13-9 22-22 22-12 0-20-8-21-20-5 4-10 5-16 5C18 74 8 61 8 42 8 23 19 10 36 10z',
    bolt: [37, 42],
  },
  event: {
    path: 'M7 62C12 26 44 6 75 15c14 4 20 13 16 23-3 9-12 11-23 9-16-2-26 7-32 20-5 11-13 16-21 12-7-3-9-9-8-17z',
    bolt: [74, 31],
  },
}

/** The order in which the generated cover draws from the shapes: it must not change, or every cover would. */
export const holdKinds = Object.keys(holdShapes) as readonly HoldKind[]

/** Kinds without a hold of their own stand on their neighbour's; unknown ones are events. */
export function holdKindOf(kind: string): HoldKind {
  const own = holdKinds.find((each) => each === kind)
  if (own) return own
  return kind === 'hiring-challenge' ? 'competition' : kind === 'mock-test' ? 'quiz' : 'event'
}
