const ZERO = '०'.charCodeAt(0)

/** A text with its Devanagari digits as 0 to 9: a Hindi keyboard writes those, and numbers are read from these. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
