import type { Opportunity } from '../../listings/contract'
import type { Mail } from '../../mail/contract'
import type { PublicPerson } from '../../session/contract'
import type { SearchRow } from './tables'

interface AlertFacts {
  readonly search: SearchRow
  /** In which its person reads now. */
  readonly language: 'en' | 'hi'
  /** The first of them. */
  readonly named: readonly Opportunity[]
  /** Of all of them. */
  readonly count: number
  readonly person: PublicPerson
  /** Of the list. */
  readonly path: string
  readonly publicUrl: string
  readonly key: string
}

export const MOST_NAMED = 20
const until = (closesAt: string | null, zone: string, language: 'en' | 'hi') =>
  closesAt &&
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    timeZone: zone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(closesAt))

/** What a kept search found: names, deadlines on the reader's own clock, the list, and the way to stop it. */
export function alertMail({ search, language, named, count, person, path, publicUrl, key }: AlertFacts): Mail {
  const { name, zone, stop_token: token } = search
  const lines = named.map(({ title, organisation, closesAt, path: page }) => {
    const date = until(closesAt, zone, language)
    const closes = date && (language === 'hi' ? `, ${date} तक (${zone})` : `, until ${date} (${zone})`)
    return `${title} – ${organisation}${closes ?? ''}\n${publicUrl}${page}\n`
  })
  const more = Math.max(0, count - named.length)
  const list = `${publicUrl}${path}`
  const stop = `${publicUrl}/searches/stop?token=${token}`
  const change = `${publicUrl}/user/saved-searches`
  const texts = {
    en: {
      subject: count === 1 ? `New for “${name}”: ${named[0]?.title}` : `${count} new for “${name}”`,
      text: `Hello ${person.name},\n\nthis is new in your search “${name}”:\n\n${lines.join('\n')}${more ? `\nand ${more} more.\n` : ''}\nThe whole list:\n${list}\n\nYou asked for this mail. Change how often it comes:\n${change}\n\nStop it with one press:\n${stop}\n`,
    },
    hi: {
      subject: count === 1 ? `“${name}” में नया: ${named[0]?.title}` : `“${name}” में ${count} नए अवसर`,
      text: `नमस्ते ${person.name},\n\nआपकी खोज “${name}” में यह नया है:\n\n${lines.join('\n')}${more ? `\nऔर ${more} अवसर।\n` : ''}\nपूरी सूची:\n${list}\n\nयह मेल आपने माँगी थी। यह कितनी बार आए, यहाँ बदलें:\n${change}\n\nएक बार दबाकर इसे बंद करें:\n${stop}\n`,
    },
  }
  const left = { id: 'alerts.search', key: token }
  return { to: person.email, language, about: 'alerts.found', key, list: left, ...texts[language] }
}
