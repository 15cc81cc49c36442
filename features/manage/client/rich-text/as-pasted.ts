const SILENT = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi
const TAG = /<[a-z][^>]*>/gi
const HANDLER = /\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi
const HEADING = /<(\/?)h([1-6])\b/gi

/**
 * What is pasted, before it is read. The field takes no scripts and looks, but a browser reports each to the console on the way.
 * Headings of other pages and of Word are of six levels: here the page has the first two itself.
 */
export const asPasted = (html: string): string =>
  html
    .replace(SILENT, '')
    .replace(TAG, (tag) => tag.replace(HANDLER, ''))
    .replace(HEADING, (_, end: string, level: string) => `<${end}h${Number(level) < 4 ? 3 : 4}`)
