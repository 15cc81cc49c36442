/** Words that would look like the house itself, or like a page. */
const reserved = new Set([
  ...['foothold', 'admin', 'administrator', 'root', 'system', 'official', 'support', 'help', 'security', 'team'],
  ...['staff', 'moderator', 'info', 'contact', 'about', 'legal', 'privacy', 'terms', 'api', 'assets', 'static'],
  ...['auth', 'login', 'logout', 'signup', 'sign-up', 'sign-in', 'settings', 'account', 'accounts', 'user', 'users'],
  ...['profile', 'profiles', 'edit', 'new', 'home', 'index', 'search', 'manage', 'null', 'undefined', 'true', 'false'],
  ...['anonymous', 'deleted', 'nobody', 'everyone', 'jobs', 'internships', 'competitions', 'notifications', 'chat'],
])

/** `shape`: 3 to 30 of a–z, 0–9 and hyphens between them, with a letter; `reserved`: the house's own. */
export type UsernameProblem = 'shape' | 'reserved'

/** What is wrong with a username, if anything; the same on both halves. A number would be read as somebody's id, so it has a letter. */
export function usernameProblem(name: string): UsernameProblem | undefined {
  const isWellFormed = /^[a-z0-9](?:-?[a-z0-9])*$/.test(name) && /[a-z]/.test(name)
  if (name.length < 3 || name.length > 30 || !isWellFormed) return 'shape'
  return reserved.has(name) || name.startsWith('foothold-') ? 'reserved' : undefined
}
