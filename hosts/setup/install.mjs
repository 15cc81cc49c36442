import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run, step } from './step.mjs'

const stamp = join(root, 'node_modules/.ready')

// The binary interface counts too: native packages of another Node do not load.
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex')

/** Whether node_modules is missing or made from another lockfile. */
export function needsInstall() {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted()
}

export async function install() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await step('installing packages', () =>
    // Not `npm ci`: it refuses a lockfile that lacks the native packages of other systems, and a registry that serves one system
    // makes such lockfiles. This keeps to the locked versions all the same and writes nothing. --include=dev: a build follows, also
    // where NODE_ENV says production.
    run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    }),
  )
  writeFileSync(stamp, wanted())
}
