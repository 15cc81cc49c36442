import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : [])
const all = (node: Node): readonly Element[] =>
  childrenOf(node).flatMap((child) => [...(isElement(child) ? [child] : []), ...all(child)])
const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value
const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''))

/** The elements of a document, with what they say of themselves. */
export const elementsOf = (document: Node) =>
  all(document).map(({ tagName, attrs }) => ({
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])) as Readonly<Record<string, string>>,
  }))

/** What a search engine reads of a page. */
export interface ReadPage {
  readonly status: number
  readonly location: string | null
  readonly language: string | undefined
  readonly title: string
  readonly headings: readonly string[]
  readonly canonical: string | undefined
  readonly robots: string | undefined
  readonly description: string | undefined
  readonly image: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly jsonLd: readonly Record<string, unknown>[]
  /** Of the rows of the list, in order. */
  readonly rows: readonly string[]
  readonly hasFooter: boolean
  readonly text: string
}

/** Fetches without following, and reads the document as it was sent: no script runs. */
export async function readPage(origin: string, path: string, headers: Record<string, string> = {}): Promise<ReadPage> {
  const answer = await fetch(origin + path, { redirect: 'manual', headers })
  const elements = all(parse(await answer.text()))
  const tags = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const meta = (name: string) =>
    tags('meta')
      .filter((each) => attribute(each, 'name') === name || attribute(each, 'property') === name)
      .map((each) => attribute(each, 'content'))[0]
  const links = (rel: string) => tags('link').filter((each) => attribute(each, 'rel') === rel)
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    language: tags('html').map((each) => attribute(each, 'lang'))[0],
    title: tags('title').map(textOf)[0] ?? '',
    headings: tags('h1').map(textOf),
    canonical: links('canonical').map((each) => attribute(each, 'href'))[0],
    robots: meta('robots'),
    description: meta('description'),
    image: meta('og:image'),
    alternates: Object.fromEntries(
      links('alternate').map((each) => [
        attribute(each, 'hreflang') ?? attribute(each, 'type'),
        attribute(each, 'href'),
      ]),
    ) as Record<string, string>,
    jsonLd: tags('script')
      .filter((each) => attribute(each, 'type') === 'application/ld+json')
      .map((each) => JSON.parse(textOf(each)) as Record<string, unknown>),
    rows: tags('h2').flatMap((each) =>
      all(each).flatMap((inner) => (inner.tagName === 'a' ? [attribute(inner, 'href') ?? ''] : [])),
    ),
    hasFooter: tags('footer').length > 0,
    text: tags('body').map(textOf).join(' '),
  }
}
