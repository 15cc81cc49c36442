/** `jobs, /internships` → the first parts of paths, once each; `/` is the start page, as the list of ads writes it. */
export const pagesIn = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((each) => each.replace(/^\/+/, '').split('/')[0] || 'home'),
  ),
]
