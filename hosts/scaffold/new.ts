import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Contribution } from '../../kernel/index'
import { pages, redirects } from '../../features/web/contract'
import { siteFeatures } from '../site/features'

const root = fileURLToPath(new URL('../../', import.meta.url))
const template = fileURLToPath(new URL('./template/', import.meta.url))

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PAGES_TOLD = 'test/features/web/client/page-flags.test.ts'
/** Schemas that are not a feature's: PostgreSQL's own, and that of the queue of jobs. */
const RESERVED = /^(pg(-.*)?|public|information-schema|jobs)$/

/** Addresses that the server keeps for machines. */
const MACHINES = /^(livez|readyz|metrics)$/

/** A template's names for a feature's: `notes`, and `Notes` where a type begins with it. Files end in `.txt`, so that no tool takes them for code. */
function fill(text: string, name: string): string {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const schema = name.replaceAll('-', '_')
  return text
    .replaceAll('__name__', name)
    .replaceAll('__camel__', camel)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__schema__', schema)
}

function register(file: string, name: string, half: 'client' | 'server'): void {
  const path = join(root, file)
  const camel = fill('__camel__', name)
  const item = `${camel}${half === 'client' ? 'Client' : 'Server'}`
  const imported = `import { ${item} } from '../../features/${name}/${half}/feature'\n`
  const text = readFileSync(path, 'utf8')
  const listed = text.replace(/(: readonly Feature\[\] = \[[^\]]*?),?(\s*)\]/, `$1, ${item}$2]`)
  writeFileSync(path, listed.replace(/(import .* from '\.\.\/\.\.\/features\/)/, `${imported}$1`))
}

/** Who has the address that its page would have; it would be taken from them. */
function ownerOf(address: string): string | undefined {
  const leadsThere = ({ to, item }: Contribution) =>
    (to.name === pages.name && (item as { path?: string }).path === address) ||
    (to.name === redirects.name && (item as { from?: string }).from === address)
  return siteFeatures.find(({ contributes = [] }) => contributes.some(leadsThere))?.id
}

function main(): number {
  const name = process.argv[2]
  if (!name || !NAME.test(name)) {
    console.error('Say how the feature is called, in small letters: npm run new -- notes')
    return 2
  }
  if (existsSync(join(root, 'features', name))) {
    console.error(`features/${name} is there already. Choose another name, or go on in it.`)
    return 1
  }
  const owner = MACHINES.test(name) ? 'web' : ownerOf(`/${name}`)
  if (owner !== undefined || RESERVED.test(name)) {
    const why = owner === undefined ? 'the database keeps this name for itself' : `/${name} is an address of "${owner}"`
    console.error(`No feature can be called ${name}: ${why}. Choose another name.`)
    return 1
  }
  for (const file of readdirSync(template, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
    const from = join(file.parentPath, file.name)
    const to = join(root, fill(relative(template, from), name).replace(/\.txt$/, ''))
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, fill(readFileSync(from, 'utf8'), name))
    console.log(`  ${relative(root, to)}`)
  }
  register('hosts/server/features.ts', name, 'server')
  register('hosts/site/features.ts', name, 'client')
  const made = [`features/${name}`, `test/features/${name}`, 'hosts/server/features.ts', 'hosts/site/features.ts']
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...made], { cwd: root })
  console.log(
    `features/${name} stands. Its page is /${name}: name it in the table of ${PAGES_TOLD}, which wants all pages.`,
  )
  console.log(`Next: npm run check, npm test -- ${name}, npm run dev.`)
  return 0
}

process.exit(main())
