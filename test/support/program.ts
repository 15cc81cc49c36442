import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What tests start in processes of their own. */
export const programs = [
  'test/features/data/server/embedded/child.ts',
  'test/features/ui/kit/draw-on-server.tsx',
] as const

/** What node is told to run one of them: what a run of all tests has made of it, in TEST_SOURCES, or its source. */
export function argumentsFor(program: (typeof programs)[number]): readonly string[] {
  const made = process.env['TEST_SOURCES']
  if (made !== undefined) return [...process.execArgv, join(made, program.replace(/\.tsx?$/, '.js'))]
  return ['--import', 'tsx', '--import', join(root, 'test/support/register.mjs'), join(root, program)]
}
