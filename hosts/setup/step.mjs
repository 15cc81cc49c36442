import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/** Says what begins, does it, and says how long it took. */
export function step(says, work) {
  const began = performance.now()
  console.log(`· ${says} …`)
  const result = work()
  console.log(`  ${says}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** Runs a program in the project's folder; a failure ends this process with the same code. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(`${program} could not be started: ${error.message}`)
  if (error || status !== 0) process.exit(status || 1)
}
