import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The project as it stands, in a folder of its own with the same packages: tests that write files leave this tree alone. */
export function copyProject(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-copy-'))
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  for (const file of execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)) {
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: folder })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
