/** All caches of ours begin so: who leaves deletes by it. */
export const CACHE_PREFIX = 'foothold'

/** Public pages that were opened here lately. */
export const PAGES = `${CACHE_PREFIX}-pages`
/** Public answers of the API that they show. */
export const ANSWERS = `${CACHE_PREFIX}-answers`
/** Scripts, styles and fonts beyond the frame's: named by their content, so never out of date. */
export const FILES = `${CACHE_PREFIX}-files`

/** Marks a page's HTML with when it was kept; the page then says that it is from then. */
export const KEPT_AT = 'kept-at'
