import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, type RollupBuild, rollup } from 'rollup'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))
const target = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true }

/** Types off, extensions on: what the build does to our sources, without its checks. */
const typescript: Plugin = {
  name: 'typescript',
  resolveId(id, from) {
    const path = from && id.startsWith('.') ? `${resolve(dirname(from), id)}.ts` : ''
    return existsSync(path) ? path : null
  },
  transform: (code, id) => (id.endsWith('.ts') ? { code: ts.transpile(code, target), map: null } : null),
}

/** Bundles a source file of ours; libraries that are not `external` come in by `plugins`. */
export function bundle(source: string, external: RegExp, plugins: readonly Plugin[] = []): Promise<RollupBuild> {
  return rollup({ input: resolve(root, source), plugins: [typescript, ...plugins], external })
}
