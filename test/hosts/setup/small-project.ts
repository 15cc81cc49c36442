import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { soon } from '../../support/deadline'

const LIMIT_MS = 60_000
const setup = fileURLToPath(new URL('../../../hosts/setup/', import.meta.url))

/** Notes that it began; done when its input ends; fails where a file says that this one shall. */
const program = (name: string, then = '') => `#!${process.execPath}
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
const me = [${JSON.stringify(name)}, ...process.argv.slice(2).filter((word) => /^(client|server)$/.test(word))].join(' ')
appendFileSync('did.txt', me + '\\n')
if (existsSync('fail ' + me)) process.exit(3)
for await (const _ of process.stdin);
${then}
`

/** `admin.js pack` is made by the server's build, as it is in the house. */
const rollup = program(
  'rollup',
  `if (me === 'rollup server') {
  mkdirSync('dist/server', { recursive: true })
  writeFileSync('dist/server/admin.js', ${JSON.stringify(program('pack'))})
}`,
)

export interface SetupRun {
  readonly child: ChildProcess
  said(): string
  /** Resolves when the output holds `words`. */
  says(words: string): Promise<void>
  /** Lets what it has started come to its end. */
  release(): void
  /** The exit code, when it and all that it has started are gone. */
  readonly ended: Promise<number | null>
}

/** The real hosts/setup in a project of its own, where npm, rollup and the packing only note that they ran. */
export function createSmallProject() {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-setup-test-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(setup, join(folder, 'hosts/setup'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  for (const file of ['package-lock.json', 'tsconfig.json', 'rollup.config.mjs', 'kernel/a.ts', 'features/b.ts'])
    write(file, '')
  write('node_modules/rollup/package.json', '{ "type": "module" }')
  write('node_modules/rollup/dist/bin/rollup', rollup)
  write('bin/package.json', '{ "type": "module" }')
  write('bin/npm', program('npm'))
  chmodSync(join(folder, 'bin/npm'), 0o755)

  function start(goal: string): SetupRun {
    const child = spawn(process.execPath, ['hosts/setup/prepare.mjs', goal], {
      cwd: folder,
      env: { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) },
    })
    let output = ''
    const heard = new EventEmitter()
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        heard.emit('more')
      })
    }
    async function says(words: string): Promise<void> {
      while (!output.includes(words)) await once(heard, 'more')
    }
    const ended = new Promise<number | null>((done) => child.once('close', done))
    return {
      child,
      said: () => output,
      says: (words) => soon(says(words), `"${words}"`, LIMIT_MS),
      release: () => void child.stdin.end(),
      ended: soon(ended, 'the setup to end', LIMIT_MS),
    }
  }

  return {
    write,
    start,
    async run(goal: string) {
      const run = start(goal)
      run.release()
      return { code: await run.ended, said: run.said() }
    },
    did: () =>
      existsSync(join(folder, 'did.txt')) ? readFileSync(join(folder, 'did.txt'), 'utf8').trim().split('\n') : [],
    forget: () => rmSync(join(folder, 'did.txt'), { force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
