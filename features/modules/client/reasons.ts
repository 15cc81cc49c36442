const SHORTEST_REASON = 3
export const LONGEST_REASON = 500

export const saysEnough = (reason: string) => reason.trim().length >= SHORTEST_REASON
