import { DOMSerializer, type Node as Written } from '@tiptap/pm/model'
import { KEPT_REL, keptTags } from '../../../web/contract'

const kept: ReadonlySet<string> = new Set(keptTags)
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * What was written, to the letter as the server keeps it: what the server made of it otherwise would look like somebody else's change.
 * Paragraphs at the top that hold nothing are left out.
 */
export function writeHtml(doc: Written): string {
  const { childNodes } = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content)
  return [...childNodes]
    .filter((block) => !isEmptyParagraph(block))
    .map(write)
    .join('')
}

const isEmptyParagraph = (node: Node) => node.nodeName === 'P' && !node.hasChildNodes()

function write(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  const tag = node.tagName.toLowerCase()
  if (tag === 'br') return '<br />'
  const inner = within(node).map(write).join('')
  return kept.has(tag) ? `<${tag}${attributesOf(node)}>${inner}</${tag}>` : inner
}

/** Of a link only. */
function attributesOf(node: Element): string {
  const href = node.tagName === 'A' ? node.getAttribute('href') : null
  return href === null ? '' : ` href="${href.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}" rel="${KEPT_REL}"`
}

/** What stands alone in an item or a cell is no paragraph in it: so people and imports write them. */
function within(node: Element): readonly Node[] {
  const [first, ...rest] = node.childNodes
  if (!first || !/^(LI|TD|TH)$/.test(node.tagName) || first.nodeName !== 'P') return [...node.childNodes]
  const isAlone = isEmptyParagraph(first) || rest.every(({ nodeName }) => /^[UO]L$/.test(nodeName))
  return isAlone ? [...first.childNodes, ...rest] : [first, ...rest]
}
