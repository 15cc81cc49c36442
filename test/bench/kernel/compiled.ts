import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundle } from '../../support/bundle'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const dir = `${root}node_modules/.cache/foothold/bench`

/** Compiles these arms, and returns how to run one in a process of its own: what it prints, as JSON. */
export async function compileArms(names: readonly string[]) {
  for (const name of names) {
    const built = await bundle(`test/bench/kernel/arm-${name}.ts`, /^(inversify|mitt|awilix)$/)
    await built.write({ file: `${dir}/${name}.mjs`, format: 'es' })
    await built.close()
  }
  return async (name: string, flags: readonly string[] = []): Promise<unknown> => {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, `${dir}/${name}.mjs`], { cwd: root })
    return JSON.parse(stdout)
  }
}
