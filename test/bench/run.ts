// npm run bench              measures everything that can be measured, and prints one table for each subject.
// npm run bench -- kernel    only the subjects named; --quick: with little, only to see that it runs.
import { existsSync, readdirSync } from 'node:fs'
import { printTable, type Row } from './table'

const folder = new URL('./', import.meta.url)
const subjects = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, folder)))
  .map((entry) => entry.name)
const asked = process.argv.slice(2)
const isQuick = asked.includes('--quick')
const wanted = asked.filter((each) => each !== '--quick')
const unknown = wanted.filter((name) => !subjects.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${subjects.join(', ')}.`)
  process.exit(1)
}

let missed = 0
for (const subject of wanted.length > 0 ? wanted : subjects) {
  const { bench }: { bench: (how: { isQuick: boolean }) => Promise<readonly Row[]> } = await import(
    `./${subject}/index.ts`
  )
  const rows = await bench({ isQuick })
  missed += rows.filter((row) => row.isMet === false).length
  printTable(subject, rows)
}
console.log(missed === 0 ? 'All goals are met.' : `${missed} goals are missed.`)
process.exitCode = missed === 0 ? 0 : 1
