import '../../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { keptTags } from '../../../../../features/web/contract'
import { createSanitiser } from '../../../../../features/web/server/sanitise'

const { Editor } = await import('@tiptap/core')
const { asPasted } = await import('../../../../../features/manage/client/rich-text/as-pasted')
const { extensions } = await import('../../../../../features/manage/client/rich-text/extensions')
const { writeHtml } = await import('../../../../../features/manage/client/rich-text/write-html')
const { clean } = createSanitiser()

const test = suite('what a formatted field reads, it writes')

function through(html: string): string {
  const editor = new Editor({ element: null, extensions, content: html, injectCSS: false })
  const written = writeHtml(editor.state.doc)
  editor.destroy()
  return written
}
const link = (href: string, text: string) => `<a href="${href}" rel="noopener nofollow ugc">${text}</a>`

/** To the letter. */
const same = [
  '',
  '<p>Draw screens.</p><p>Talk to readers &amp; "learn" 3 &lt; 4.</p>',
  '<p>One line<br />and another</p>',
  '<p>A <strong>bold</strong>, <em>leaning</em>, <u>underlined</u>, <s>struck</s> and <code>coded</code> word</p>',
  '<h3>What you do</h3><h4>And then</h4><p>Read.</p>',
  '<ul><li>one</li><li>two<ul><li>within</li></ul></li></ul><ol><li>first</li><li><p>second</p><p>goes on</p></li></ol>',
  `<p>${link('https://example.in/?a=1&amp;b=2', 'web')} ${link('mailto:a@example.in', 'mail')} ${link('/jobs', 'here')}</p>`,
  `<p>${link('https://example.in/', '<code>fetch</code> and <strong>more</strong>')}</p>`,
  '<blockquote><p>They said so.</p></blockquote>',
  '<pre><code>let a = 1\n  a &lt; 2</code></pre>',
  '<table><thead><tr><th>Prize</th><th>₹</th></tr></thead><tbody><tr><td>First</td><td><strong>5,000</strong></td></tr></tbody></table>',
]
for (const html of same) test(`to the letter: ${html.slice(0, 60)}`, () => assert.equal(through(html), html))

test('every tag that the server keeps is among them, or is another word for one', () => {
  const other: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }
  const all = same.join('')
  for (const tag of keptTags) assert.match(all, new RegExp(`<${other[tag] ?? tag}[ >/]`), tag)
  for (const tag of Object.keys(other))
    assert.equal(through(`<p><${tag}>x</${tag}></p>`), `<p><${other[tag]}>x</${other[tag]}></p>`)
})

const others: readonly [string, string][] = [
  ['<p>Kept</p><p></p><p></p>', '<p>Kept</p>'],
  ['loose words', '<p>loose words</p>'],
  ['<blockquote>They said so.</blockquote>', '<blockquote><p>They said so.</p></blockquote>'],
  ['<pre>as it stands</pre>', '<pre><code>as it stands</code></pre>'],
  ['<ul><li><p>one</p></li><li><h3>two</h3></li></ul>', '<ul><li>one</li><li><h3>two</h3></li></ul>'],
  ['<ol start="5" type="a"><li>five</li></ol>', '<ol><li>five</li></ol>'],
  ['<table><tr><td>alone</td></tr></table>', '<table><tbody><tr><td>alone</td></tr></tbody></table>'],
  ['<p><a href="javascript:alert(1)">press</a> <a>me</a></p>', '<p>press me</p>'],
  ['<div style="color:red"><script>alert(1)</script><img src="x" onerror="alert(1)">red</div><hr>', '<p>red</p>'],
]
for (const [html, written] of others)
  test(`what is said otherwise: ${html.slice(0, 60)}`, () => assert.equal(through(html), written))

test('the server keeps what is written to the letter, and so does the field', () => {
  for (const html of [...same, ...others.map(([html]) => html)]) {
    const written = through(html)
    assert.equal(clean(written), written)
    assert.equal(through(written), written)
  }
})

test('headings of other pages become those that a description has', () => {
  assert.equal(through(asPasted('<h1 class="x">A</h1><H2>B</H2><h5>C</h5>')), '<h3>A</h3><h3>B</h3><h4>C</h4>')
})

test.run()
