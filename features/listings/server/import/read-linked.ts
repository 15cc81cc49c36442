import { readFile, stat } from 'node:fs/promises'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5'
import { rowsIn } from './linked-data'
import type { LinkedNode } from './linked-row'
import { BrokenFile, firstOf, readGraph, readRows } from './read-rows'

const MOST_BYTES = 64 * 1024 * 1024

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value ?? ''

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

const textOf = (element: Element) =>
  element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('')

/** Where the page stood: what it calls itself. */
function baseOf(elements: readonly Element[]): string {
  const canonical = elements.find((each) => each.tagName === 'link' && attribute(each, 'rel') === 'canonical')
  const shared = elements.find((each) => each.tagName === 'meta' && attribute(each, 'property') === 'og:url')
  return (canonical && attribute(canonical, 'href')) || (shared && attribute(shared, 'content')) || ''
}

/** A script that is no JSON yields its text, which is refused as a row. */
function jsonOf(text: string): unknown {
  // Some pages still hide their scripts from browsers of the nineties.
  const bare = text.replace(/^\s*(?:<!--|(?:\/\/)?\s*<!\[CDATA\[)/, '').replace(/(?:-->|(?:\/\/)?\s*\]\]>)\s*$/, '')
  try {
    return JSON.parse(bare)
  } catch {
    return `a script that is no JSON: ${bare.trim().slice(0, 60)}`
  }
}

async function readPage(path: string): Promise<{ readonly base: string; readonly values: readonly unknown[] }> {
  if ((await stat(path)).size > MOST_BYTES) throw new BrokenFile('is too large for a saved page (64 MB at most)')
  const elements = [...elementsIn(parse(await readFile(path, 'utf8')))]
  const scripts = elements.filter(
    (each) => each.tagName === 'script' && /^application\/ld\+json\b/i.test(attribute(each, 'type').trim()),
  )
  return { base: baseOf(elements), values: scripts.map((each) => jsonOf(textOf(each))) }
}

async function* read(values: AsyncIterable<unknown> | readonly unknown[], base: string): AsyncGenerator<LinkedNode> {
  for await (const value of values) for (const node of rowsIn(value)) yield { node, base }
}

/** The nodes of a JSON-LD file or of a saved HTML page, out of all their wrappings, with the page's own address. */
export async function* readLinkedNodes(path: string): AsyncGenerator<LinkedNode> {
  const { first } = await firstOf(path)
  if (first === '<') {
    const { base, values } = await readPage(path)
    yield* read(values, base)
    return
  }
  let hasGraph = false
  if (first === '{')
    for await (const node of read(readGraph(path), '')) {
      hasGraph = true
      yield node
    }
  if (!hasGraph) yield* read(readRows(path), '')
}
