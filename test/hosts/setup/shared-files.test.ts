import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import { siteFeatures } from '../../../hosts/site/features'

const files = suite('what browsers fetch')
const folder = fileURLToPath(new URL('../../../dist/client/c/', import.meta.url))
const essential = new Set(siteFeatures.filter((each) => each.essential).map(({ id }) => id))

/** The features whose own code each file holds; but the one with what manifests say, which is there whatever is on. */
function owners(): readonly (readonly [file: string, features: readonly string[]])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js.map') && !file.startsWith('frame-'))
    .map((file) => {
      const { sources } = JSON.parse(readFileSync(folder + file, 'utf8')) as { readonly sources: readonly string[] }
      const own = sources.flatMap((source) => /features\/([^/]+)\/client\//.exec(source)?.[1] ?? [])
      return [file, [...new Set(own)]] as const
    })
}

files('no file holds code of two features that can be switched off: with one of them it would have to go', () => {
  const all = owners()
  assert.ok(all.some(([, features]) => features.includes('saved')) && essential.size > 3)
  const mixed = all.filter(([, features]) => features.filter((each) => !essential.has(each)).length > 1)
  assert.deepEqual(mixed, [])
})

files('what stands from the start and is drawn once a page is alive is one file a feature', () => {
  const later = owners().filter(([file]) => /-late-\w+\.js\.map$/.test(file))
  const features = later.flatMap(([, owned]) => owned)
  assert.ok(features.includes('tracking') && features.includes('banners') && features.includes('offline'))
  assert.deepEqual(features.length, new Set(features).size)
})

files.run()
