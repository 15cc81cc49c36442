/** As long as all calls take one. */
const NOBODY_HAS = 999_999_999

/** An id as it stands in an address. What is none is asked for as one that nothing has: the answer is the page's own, not that of a call that was wrong. */
export const idInAddress = (text: string | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : NOBODY_HAS
