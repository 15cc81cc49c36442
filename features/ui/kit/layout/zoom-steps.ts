/** Percent, smallest first. */
export const zoomSteps = [100, 125, 150, 175, 200, 250, 300] as const

/** The step after or before one; the last stays the last. */
export function nextZoom(percent: number, direction: 1 | -1): number {
  const further = zoomSteps.filter((step) => (direction > 0 ? step > percent : step < percent))
  return (direction > 0 ? further[0] : further.at(-1)) ?? percent
}
