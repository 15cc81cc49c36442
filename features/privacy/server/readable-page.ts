import type { Json } from '../../../kernel/index'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** `registeredAt` → `Registered at`, `registrations.registrations` → `Registrations · registrations`. */
function words(key: string): string {
  const spaced = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .replace(/\./g, ' · ')
    .toLowerCase()
  return escape(spaced.charAt(0).toUpperCase() + spaced.slice(1))
}

/** A picture that a feature holds, in itself: a page that needs nothing else shows it. */
const PICTURE = /^data:image\/(?:webp|png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$/

function drawn(value: Json): string {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) {
    return value.length === 0 ? '–' : `<ol>${value.map((each) => `<li>${drawn(each as Json)}</li>`).join('')}</ol>`
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(
      ([key, each]) => `<dt lang="en">${words(key)}</dt><dd>${drawn(each as Json)}</dd>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  if (typeof value === 'string' && PICTURE.test(value)) return `<img src="${value}" alt="">`
  return escape(String(value))
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16201d}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#586560}dd{margin:0;overflow-wrap:anywhere}' +
  'img{max-width:100%}section{border-top:1px solid #d5dbd8;padding:1rem 0}ol{margin:0;padding-inline-start:1.25rem}li{margin-block:.25rem}'

/** Whose archive it is, and the language that they asked for it in. */
export interface ArchiveOf {
  readonly name: string
  readonly at: Date
  readonly language: 'en' | 'hi'
}

/** What things are called inside is the same for everyone, as in the files: only what the page itself says is in their language. */
const said = {
  en: (name: string, at: string) => ({
    title: `${name}: what Foothold holds`,
    head: `What Foothold holds about ${name}`,
    text: `Made on ${at}. Times are UTC. The files beside this page hold the same for machines.`,
  }),
  hi: (name: string, at: string) => ({
    title: `${name}: Foothold के पास क्या है`,
    head: `${name} के बारे में Foothold के पास क्या है`,
    text: `${at} को बनाया गया। समय UTC में है। इस पन्ने के साथ की फ़ाइलों में यही सब मशीनों के लिए है; चीज़ों के नाम उन्हीं की तरह अंग्रेज़ी में हैं।`,
  }),
}

/** What is held about a person, to be read by that person; one file, which needs nothing else. */
export function readablePage(
  records: Readonly<Record<string, Readonly<Record<string, Json>>>>,
  { name, at, language }: ArchiveOf,
): string {
  const { title, head, text } = said[language](escape(name), at.toISOString())
  const sections = Object.entries(records).map(
    ([id, content]) => `<section><h2 lang="en">${words(id)}</h2>${drawn(content as Json)}</section>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${head}</h1><p>${text}</p>${sections.join('')}</body></html>`
}
