/** A number with its middle covered: whoever looks over a shoulder, or in for support, learns nothing. */
export const coveredPhone = (phone: string): string => `${phone.slice(0, 5)}••• ••${phone.slice(-3)}`
