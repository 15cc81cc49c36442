/** What a daily visit calls the page it fell on (spec §7). */
export const pageNames = ['home', 'blog', 'page-not-found', 'explore', 'competition', 'manage', 'other'] as const
export type PageName = (typeof pageNames)[number]
