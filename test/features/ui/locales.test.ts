import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { suite } from 'uvu'

const locales = suite('locales of all features')
const root = new URL('../../../features/', import.meta.url)

function read(feature: string, file: string): Record<string, string> {
  const url = new URL(`${feature}/locales/${file}.json`, root)
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : {}
}

const features = readdirSync(root).filter((feature) => existsSync(new URL(`${feature}/locales`, root)))
const pairs = features.flatMap((feature) =>
  ['', 'shell.'].map((kind) => ({ feature, en: read(feature, `${kind}en`), hi: read(feature, `${kind}hi`) })),
)
/** Names of the values a message takes: `{count, plural, …}` and `{label}` alike. */
const placesIn = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/gu)].map(([, name]) => name))].sort()

locales('say everything in both languages', () => {
  for (const { feature, en, hi } of pairs) assert.deepEqual(Object.keys(hi).sort(), Object.keys(en).sort(), feature)
})

locales('name every feature as admins read it', () => {
  const nameless = readdirSync(root).filter((feature) => !read(feature, 'shell.en')[`${feature}.module`])
  assert.deepEqual(nameless, [])
})

locales('start every key with the feature', () => {
  for (const { feature, en } of pairs) {
    const foreign = Object.keys(en).filter((key) => !key.startsWith(`${feature}.`))
    assert.deepEqual(foreign, [], feature)
  }
})

locales('are messages that compile, with the same values in both languages', () => {
  for (const { en, hi } of pairs) {
    for (const [key, message] of Object.entries(en)) {
      for (const text of [message, hi[key] ?? '']) assert.doesNotThrow(() => compileMessage(text), key)
      assert.deepEqual(placesIn(hi[key] ?? ''), placesIn(message), key)
    }
  }
})

locales('are Hindi in Hindi', () => {
  for (const { hi } of pairs) {
    // Names stay as they are; a sentence in Latin letters only is one that was forgotten.
    const forgotten = Object.entries(hi).filter(
      ([, text]) => /[a-z]{3,} [a-z]{3,}/u.test(text) && !/[\u0900-\u097f]/u.test(text),
    )
    assert.deepEqual(forgotten, [])
  }
})

locales('ask in one form of Hindi: "खोजें", never "खोजिए"', () => {
  const noRequests = new Set(['लिए', 'इसलिए', 'किसलिए', 'किए', 'दिए', 'चाहिए'])
  const all = features.flatMap((feature) => ['hi', 'shell.hi', 'problems.hi'].map((file) => read(feature, file)))
  const others = all
    .flatMap((texts) => Object.values(texts))
    .flatMap((text) => text.match(/[\u0900-\u0963]+/gu) ?? [])
    .filter((word) => /(?:इए|िए)$/u.test(word) && !noRequests.has(word))
  assert.deepEqual(others, [])
})

locales('what the kit says is there on every page, and not with the sandbox alone', () => {
  const kit = new URL('ui/kit/', root)
  const files = readdirSync(kit, { recursive: true, withFileTypes: true }).filter((each) => /\.tsx?$/.test(each.name))
  const texts = files.map((each) => readFileSync(`${each.parentPath}/${each.name}`, 'utf8'))
  const said = texts.flatMap((text) => [...text.matchAll(/\bt\('(ui\.[\w.]+)'/g)].map(([, key = '']) => key))
  assert.ok(said.length > 20)
  const shell = read('ui', 'shell.en')
  assert.deepEqual(
    said.filter((key) => !(key in shell)),
    [],
  )
})

locales.run()
