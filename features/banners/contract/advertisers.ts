/** Of one account or browser; whoever wants to see none at all closes the strip for good. */
export const MOST_MUTED = 200

/** By what an advertiser is known again, however its name is written. */
export const advertiserKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
