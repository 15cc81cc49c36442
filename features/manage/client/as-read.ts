/** Nothing is decided unread: of what has changed since its row or its text was opened the server says so. */
export const asRead = (updatedAt: string) => ({ headers: { 'if-match': `"${updatedAt}"` } })
