/** How somebody came to a page: from another page of the site, a search engine, a link on another site, or with nothing that says so. */
export const openedFrom = ['site', 'search', 'link', 'direct'] as const
export type OpenedFrom = (typeof openedFrom)[number]
