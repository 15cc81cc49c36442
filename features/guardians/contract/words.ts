/** What a guardian reads before they answer: headings with their lines, `guardians.words.<heading>` and `guardians.words.<heading>.<line>`. */
export const consentWords = {
  what: ['account', 'said', 'entered'],
  why: ['law', 'use'],
  may: ['register', 'ask', 'seen'],
  never: ['ads', 'newsletter', 'page', 'sold'],
  rights: ['back', 'ends', 'write'],
} as const

export const wordKeys: readonly string[] = Object.entries(consentWords).flatMap(([heading, lines]) => [
  `guardians.words.${heading}`,
  ...lines.map((line) => `guardians.words.${heading}.${line}`),
])
