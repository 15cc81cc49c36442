// What of the house's rules can be counted: the top level, lengths of files and READMEs, both languages of every text.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './root.mjs'

const TOP =
  /^(package\.json|package-lock\.json|rollup\.config\.mjs|tsconfig\.json|README\.md|LICENSE|kernel|features|hosts|test|\..*)$/
const problems = []
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const files = [...new Set([...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')])].filter((file) =>
  existsSync(root + file),
)
const lines = (file) => readFileSync(root + file, 'utf8').split('\n').length - 1

for (const top of new Set(files.map((file) => file.split('/')[0]))) {
  if (!TOP.test(top)) problems.push(`${top}: the top level holds only what the house lists`)
}
const code = files.filter((file) => /^(kernel|features|hosts|test)\/.*\.(ts|tsx|mjs|mts|cjs)$/.test(file))
for (const file of code) if (lines(file) > 250) problems.push(`${file}: ${lines(file)} lines; none is over 250`)
for (const file of files.filter((each) => /^features\/[^/]+\/README\.md$/.test(each)))
  if (lines(file) < 10 || lines(file) > 40)
    problems.push(`${file}: ${lines(file)} lines; a feature is told in 10 to 40`)
const kernel = code.filter((file) => file.startsWith('kernel/')).reduce((sum, file) => sum + lines(file), 0)
if (kernel > 1700) problems.push(`kernel/: ${kernel} lines; it has 1,700 in all`)

for (const en of files.filter((file) => /\/locales\/(shell\.)?en\.json$/.test(file))) {
  const hi = en.replace(/en\.json$/, 'hi.json')
  const [english, hindi] = [en, hi].map((file) =>
    existsSync(root + file) ? Object.keys(JSON.parse(readFileSync(root + file, 'utf8'))) : [],
  )
  for (const key of english.filter((each) => !hindi.includes(each))) problems.push(`${hi}: "${key}" is missing`)
  for (const key of hindi.filter((each) => !english.includes(each))) problems.push(`${en}: "${key}" is missing`)
}
if (problems.length > 0) console.log(problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)
