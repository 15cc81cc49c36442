import assert from 'node:assert/strict'
import { suite } from 'uvu'

interface Plugin {
  transform(code: string, id: string): { readonly meta: { readonly css: { readonly text: string } } }
}

const sheets = suite('style sheets')

async function build(code: string): Promise<string> {
  const { css } = (await import('../../../hosts/setup/build/css.mjs' as string)) as {
    css(options: { readonly emit: boolean }): Plugin
  }
  return css({ emit: false }).transform(code, '/x/plain.css').meta.css.text
}

sheets('in the app the phone’s layout reaches up to 800 px, and what begins after it begins later', async () => {
  const phone = await build('@media (max-width: 767px), (pointer: coarse) { a { color: red } }')
  assert.match(phone, /width *<= *767px.*or.*width *<= *800px.*and.*display-mode: *standalone.*,.*pointer: *coarse/)
  const wider = await build('@media (min-width: 768px) and (max-width: 1139px) { a { color: red } }')
  assert.match(wider, /width *>= *768px.*not.*width *<= *800px.*display-mode: *standalone.*width *<= *1139px/)
  assert.doesNotMatch(await build('@media (max-width: 991px) { a { color: red } }'), /display-mode/)
})

sheets.run()
