import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './root.mjs'

/** Says what begins, does it, and says how long it took. */
export async function step(says, work) {
  const began = performance.now()
  console.log(`· ${says} …`)
  await work()
  console.log(`  ${says}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/**
 * Runs a program in the project's folder. A failure ends this process with the same code; what runs beside it ends with this process. Where it
 * `waits`, it takes what others leave of the processor.
 */
export function run(program, args, { waits = false, ...options } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    const end = () => child.kill()
    process.once('exit', end)
    if (waits && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      process.exit(1)
    })
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) done()
      else process.exit(code ?? 1)
    })
  })
}
