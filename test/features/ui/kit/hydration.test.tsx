import '../../../support/dom'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { suite } from 'uvu'
import type { Language } from '../../../../features/ui/contract'
import { argumentsFor } from '../../../support/program'
import { specimens } from './specimens'

const { act } = await import('../../../support/testing-library')
const { hydrateRoot } = await import('react-dom/client')

const hydration = suite('ui drawn on the server')

function drawOnServer(language: Language): string {
  const parameters = [...argumentsFor('test/features/ui/kit/draw-on-server.tsx'), language]
  return execFileSync(process.execPath, parameters, { encoding: 'utf8', timeout: 30_000 })
}

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
      const differences: unknown[] = []
      const page = await specimens(language)
      const onRecoverableError = (error: unknown) => differences.push(error)
      const alive = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
      await act(async () => alive.unmount())
      assert.deepEqual(differences, [])
      root.remove()
    },
  )
}

hydration.run()
