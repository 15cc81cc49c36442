import { Node } from '@tiptap/core'

/** Tables that came with a text: their cells can be written in and nothing is lost; making new ones is not offered. */
const node = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    content,
    isolating: true,
    ...(name === 'table' && { group: 'block' }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

export const tables = [
  node('table', 'table', '(tableHead | tableBody)+'),
  node('tableBody', 'tbody', 'tableRow+'),
  node('tableHead', 'thead', 'tableRow+'),
  node('tableRow', 'tr', '(tableCell | headCell)*'),
  node('tableCell', 'td', 'block+'),
  node('headCell', 'th', 'block+'),
]
