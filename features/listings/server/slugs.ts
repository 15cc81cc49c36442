const MAX_LENGTH = 60

/** `Product Design Intern (UX)` → `product-design-intern-ux`; a title without Latin letters gives `opportunity`. */
export function slugOf(title: string, empty = 'opportunity'): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/c\+\+/g, 'cpp')
    .replace(/([cf])#/g, '$1-sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (words.length <= MAX_LENGTH) return words || empty
  return (
    words
      .slice(0, MAX_LENGTH + 1)
      .replace(/-[^-]*$/, '')
      .slice(0, MAX_LENGTH) || empty
  )
}

/** The id that ends a slug: old titles keep leading to the same opportunity. Undefined when none does. */
export function idOfSlug(slug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,9})$/.exec(slug)?.[1]
  return digits === undefined || digits.startsWith('0') ? undefined : Number(digits)
}
