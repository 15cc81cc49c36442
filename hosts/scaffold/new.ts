import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const template = fileURLToPath(new URL('./template/', import.meta.url))

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

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
  console.log(`features/${name} stands. Its page is /${name}. Next: npm run check, npm test -- ${name}, npm run dev.`)
  return 0
}

process.exit(main())
