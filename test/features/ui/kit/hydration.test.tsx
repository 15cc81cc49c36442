import '../../../support/dom'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mock } from 'node:test'
import { suite } from 'uvu'
import type { Language } from '../../../../features/ui/contract'
import { argumentsFor } from '../../../support/program'
import { specimens } from './specimens'

const { act } = await import('../../../support/testing-library')
const { warnOfDifferences } = await import('../../../../features/web/client/warn-of-differences')
const { hydrate, render: draw } = await import('preact')

const hydration = suite('ui drawn on the server')

function drawOnServer(language: Language): string {
  const parameters = [...argumentsFor('test/features/ui/kit/draw-on-server.tsx'), language]
  return execFileSync(process.execPath, parameters, { encoding: 'utf8', timeout: 30_000 })
}

/** What a field holds is an attribute of the server's, and none where the browser draws. */
const HELD = new Set(['value', 'checked', 'selected', 'defaultvalue'])

/** Every element with its attributes, and every text, a line each. */
function linesOf(node: Element): string[] {
  node.normalize()
  return [...node.childNodes].flatMap((each) => {
    if (each instanceof Text) return each.data || []
    if (!(each instanceof Element)) return []
    const said = [...each.attributes].filter(({ name }) => !HELD.has(name))
    const attributes = said.map(({ name, value }) => `${name}=${name === 'style' ? value.replaceAll(' ', '') : value}`)
    return [`<${each.localName}> ${attributes.sort().join(' ')}`, ...linesOf(each)]
  })
}

/** As the browser draws it by itself, before anything that comes later is here. */
async function drawnAnew(language: Language): Promise<string> {
  const root = document.createElement('div')
  draw(await specimens(language), root)
  const lines = linesOf(root).join('\n')
  draw(null, root)
  return lines
}

const anew = { en: await drawnAnew('en'), hi: await drawnAnew('hi') }

for (const language of ['en', 'hi'] as const) {
  hydration(
    `every part comes alive in ${language} without a difference, a missing text or an inline handler`,
    async () => {
      const html = drawOnServer(language)
      assert.match(html, /<h2/u)
      assert.doesNotMatch(html, /\son[a-z]+="/u)
      assert.doesNotMatch(html, />ui\.[a-z]/u)
      const root = document.body.appendChild(document.createElement('div'))
      root.innerHTML = html
      assert.equal(linesOf(root.cloneNode(true) as Element).join('\n'), anew[language])
      const said = mock.method(console, 'warn', () => {})
      warnOfDifferences()
      await act(async () => hydrate(await specimens(language), root))
      assert.deepEqual(said.mock.calls, [])
      said.mock.restore()
      draw(null, root)
      root.remove()
    },
  )
}

hydration.run()
