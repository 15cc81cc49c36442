import type { PayPeriod } from './opportunity'

/** From how much on lists are narrowed by pay, in rupees, by what the money is for. Addresses hold them: none may go. */
export const paySteps: Readonly<Record<PayPeriod, readonly number[]>> = {
  month: [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000],
  year: [3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40].map((lakhs) => lakhs * 100_000),
  once: [10_000, 25_000, 50_000, 75_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_500_000],
}

/** `month-10000`: pays ₹10,000 a month or more. The unit is part of the value, so that unlike money never meets. */
export const payValue = (period: PayPeriod, rupees: number) => `${period}-${rupees}`

/** The unit of such a value. */
export const unitOf = (value: string) => value.slice(0, value.indexOf('-'))
