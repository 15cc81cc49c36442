/** Each ends well within the time that a statement may take, however much has gathered. */
const ROWS = 5_000

/**
 * Takes step after step until nothing is left to take, or the node stops: what was not done for long is caught up with. `step` is told how many
 * rows it may take at most, and says how many it took. Returns how many they were in all.
 */
export async function inBatches(
  signal: AbortSignal,
  step: (limit: number) => Promise<number>,
  limit = ROWS,
): Promise<number> {
  let sum = 0
  for (let taken = limit; taken >= limit && !signal.aborted; sum += taken) taken = await step(limit)
  return sum
}
