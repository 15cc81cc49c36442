import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import type { FeatureError } from '../../features/web/contract'

const readmes = suite('READMEs of features')

const folder = new URL('../../features/', import.meta.url)
const read = (feature: string) => readFileSync(new URL(`${feature}/README.md`, folder), 'utf8')

type Errors = Readonly<Record<string, (detail: string) => FeatureError>>

/** What a feature throws, by its contract: `not-live 404`. */
async function thrownBy(feature: string): Promise<readonly string[]> {
  if (!existsSync(new URL(`${feature}/contract/index.ts`, folder))) return []
  // In this form the address is known to who bundles the tests.
  const contract = (await import(`../../features/${feature}/contract/index.ts`)) as Readonly<Record<string, Errors>>
  return Object.entries(contract)
    .filter(([name]) => /^\w+Errors$/.test(name))
    .flatMap(([, errors]) => Object.values(errors))
    .map((make) => make(''))
    .map(({ code, status }) => `${code} ${status}`)
}

/** What the table of codes tells of, several in a row where they are mended alike; the status may be left out: `not-live 404`, `elsewhere`. */
function toldBy(readme: string): readonly string[] {
  const rows = /^\| *(?:error )?code\b.*\n\|[-| ]+\n((?:\|.*\n?)*)/m.exec(readme)?.[1] ?? ''
  return rows.split('\n').flatMap((row) => {
    const [, codes = '', next = ''] = row.split('|')
    const ofAll = /^ *(\d{3}) *$/.exec(next)?.[1]
    return [...codes.matchAll(/`([a-z-]+)`(?: (\d{3}))?/g)].map(([, code, own = ofAll]) =>
      own ? `${code} ${own}` : `${code}`,
    )
  })
}

for (const feature of readdirSync(folder))
  readmes(`that of ${feature} says what to do about each of its errors`, async () => {
    const [thrown, told] = [await thrownBy(feature), toldBy(read(feature))]
    const isOf = (error: string, row: string) => error === row || error.startsWith(`${row} `)
    const untold = thrown.filter((error) => !told.some((row) => isOf(error, row)))
    const unthrown = told.filter((row) => !thrown.some((error) => isOf(error, row)))
    assert.deepEqual({ untold, unthrown }, { untold: [], unthrown: [] })
  })

readmes.run()
