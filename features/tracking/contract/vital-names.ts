/** How a load of a page felt: largest paint, movement, answer to a press, first paint, first byte. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
