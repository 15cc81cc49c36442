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

function drawn(value: Json): string {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) {
    return value.length === 0 ? '–' : `<ol>${value.map((each) => `<li>${drawn(each as Json)}</li>`).join('')}</ol>`
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(([key, each]) => `<dt>${words(key)}</dt><dd>${drawn(each as Json)}</dd>`)
    return `<dl>${rows.join('')}</dl>`
  }
  return escape(String(value))
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16201d}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#586560}dd{margin:0;overflow-wrap:anywhere}' +
  'section{border-top:1px solid #d5dbd8;padding:1rem 0}ol{margin:0;padding-inline-start:1.25rem}li{margin-block:.25rem}'

/** What is held about a person, to be read by that person; one file, which needs nothing else. */
export function readablePage(
  records: Readonly<Record<string, Readonly<Record<string, Json>>>>,
  { name, at }: { readonly name: string; readonly at: Date },
): string {
  const sections = Object.entries(records).map(
    ([id, content]) => `<section><h2>${words(id)}</h2>${drawn(content as Json)}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(name)}: what Foothold holds</title><style>${STYLE}</style></head><body><h1>What Foothold holds about ${escape(name)}</h1><p>Made on ${at.toISOString()}. Times are UTC. The files beside this page hold the same for machines.</p>${sections.join('')}</body></html>`
}
