// What `npm start`, `npm test` and the other commands run first: plain Node, no dependency, because there may be none yet.
// node hosts/setup/prepare.mjs install | build | start | test
import { checkNode } from './node-version.mjs'

checkNode()
const goal = process.argv[2] ?? 'build'
const { withLock } = await import('./lock.mjs')
const { needsInstall, install } = await import('./install.mjs')
const { needsBuild, build } = await import('./build.mjs')

if (needsInstall() || (goal !== 'install' && needsBuild())) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)) // what it started ends with it
  await withLock(async () => {
    if (needsInstall()) await install() // asked again: the one who held the lock may have done it
    if (goal !== 'install' && needsBuild()) await build()
  })
}
if (goal === 'test') {
  const { prepareBrowser } = await import('./browser.mjs')
  await prepareBrowser()
}
