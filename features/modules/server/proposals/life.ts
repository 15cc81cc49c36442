const DAY_MS = 86_400_000

/** What was made before that has lapsed: a proposal stands for a day. */
export const lapsesBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

export const lapsesAt = (madeAt: Date) => new Date(madeAt.getTime() + DAY_MS)
