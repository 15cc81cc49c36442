/** Addresses that lists had before (spec §2.6). */
export const movedLists: readonly (readonly [from: string, to: string])[] = [
  ['/quizzes', '/quiz'],
  ['/workshops', '/workshops-webinars'],
  ['/competitions-challenges', '/competitions'],
]
