/** What comes above what is being read waits until the page stands so far from its top: then it takes its room out of sight. */
export const SCROLL_PX = 100

/** Browsers hold in its place what is being read when something comes above it; one that does not know how is helped. */
export function holdPlace(strip: HTMLElement | null): void {
  if (strip && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, strip.offsetHeight)
}
