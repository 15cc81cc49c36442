import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { root } from '../root.mjs'

const VIRTUAL = 'virtual:shell-texts/'

const compiled = (messages) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]))
const moduleOf = (content) => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(content))})`,
  map: { mappings: '' },
})

/** All menu and title texts of one language in one module: `virtual:shell-texts/en`. */
function shellTexts(language) {
  const files = readdirSync(join(root, 'features')).map((feature) =>
    join(root, 'features', feature, 'locales', `shell.${language}.json`),
  )
  return files.filter(existsSync).map((file) => ({ file, messages: JSON.parse(readFileSync(file, 'utf8')) }))
}

/** Texts are ICU messages, parsed at build time: the parser is not in the bundle. */
export function texts() {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const parts = shellTexts(id.slice(VIRTUAL.length + 1))
      for (const { file } of parts) this.addWatchFile(file)
      return moduleOf(compiled(Object.assign({}, ...parts.map(({ messages }) => messages))))
    },
    transform(code, id) {
      const [, name] = /[\\/]locales[\\/]([^\\/]+)\.json$/.exec(id) ?? []
      if (name === undefined) return null
      const messages = JSON.parse(code)
      // What errors say is found by its English sentence and put together by the server: no messages.
      return moduleOf(name.startsWith('problems.') ? messages : compiled(messages))
    },
  }
}
