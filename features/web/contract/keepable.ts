/** PostgreSQL's texts hold no NUL, its JSON no half of a sign. */
const UNKEEPABLE = /\0|\p{Surrogate}/u
const HALVES = /\p{Surrogate}/gu

/** A text as the database takes it: without NUL, a half of a sign as the sign for what cannot be read. */
export const keepableText = (text: string): string =>
  UNKEEPABLE.test(text) ? text.replaceAll('\0', '').replace(HALVES, '\ufffd') : text
