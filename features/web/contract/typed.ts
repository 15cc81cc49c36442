/** How the keys begin under which a tab keeps what is typed and not sent: it is one person's, and goes with who signs out. */
export const TYPED_PREFIX = 'foothold.typed.'
