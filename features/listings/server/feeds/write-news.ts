import { Feed } from 'feed'
import { feedWords } from './feed-words'
import { plain, sayable, type ToldList } from './write-feed'

/** RSS 2.0, JSON Feed and Atom. */
export type NewsForm = 'rss' | 'json' | 'xml'

const latest = (entries: ToldList['entries']) =>
  new Date(Math.max(0, ...entries.map(({ updated_at }) => updated_at.getTime())))

/** Where a reader takes words for HTML, what is written as a sign stays one. */
const asHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const writers = {
  rss: { link: 'rss', write: (feed: Feed) => feed.rss2() },
  json: { link: 'json', write: (feed: Feed) => feed.json1() },
  xml: { link: 'atom', write: (feed: Feed) => feed.atom1() },
} as const

/** The newest of a list, for readers of feeds. */
export function writeNews(form: NewsForm, { name, page, self, language, entries }: ToldList): string {
  const words = feedWords[language]
  const { link, write } = writers[form]
  const feed = new Feed({
    id: page,
    title: `${name}: ${words.newOnes}`,
    description: `${name}: ${words.newOnes}`,
    link: page,
    language: language === 'hi' ? 'hi-IN' : 'en-IN',
    updated: latest(entries),
    generator: 'Foothold',
    feedLinks: { [link]: self },
  })
  for (const { id, title, organisation, description, url, published_at, created_at, updated_at } of entries) {
    const [heading, says] = [sayable(`${title} · ${organisation}`), sayable(plain(description))]
    feed.addItem({
      title: form === 'xml' ? asHtml(heading) : heading,
      // Its address goes with its title: who knows it by that would read of it anew.
      id: new URL(`/o/${id}`, page).href,
      link: url,
      date: updated_at,
      published: published_at ?? created_at,
      description: form === 'json' ? says : asHtml(says),
      // Atom and JSON Feed want to know who says it, JSON Feed what.
      ...(form !== 'rss' && { author: [{ name: sayable(organisation) }] }),
      ...(form === 'json' && { content: asHtml(says) }),
    })
  }
  return write(feed)
}
