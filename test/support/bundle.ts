import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, type RollupBuild, rollup } from 'rollup'
// @ts-expect-error -- a part of the build, without types
import { minify as minifyOfBuild } from '../../hosts/setup/build/minify.mjs'
// @ts-expect-error -- a part of the build, without types
import { transpile } from '../../hosts/setup/build/transpile.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const extensions: Plugin = {
  name: 'extensions',
  resolveId(id, from) {
    const path = from && id.startsWith('.') ? `${resolve(dirname(from), id)}.ts` : ''
    return existsSync(path) ? path : null
  },
}

/** Names and spaces as the build squeezes them. */
export const minify = minifyOfBuild as () => Plugin

/** Bundles a source file of ours as the build does; libraries that are not `external` come in by `plugins`. */
export function bundle(source: string, external: RegExp, plugins: readonly Plugin[] = []): Promise<RollupBuild> {
  return rollup({ input: resolve(root, source), plugins: [extensions, transpile() as Plugin, ...plugins], external })
}
