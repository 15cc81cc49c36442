import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { scrub } from '../../../../features/web/contract'
import { fingerprintOf } from '../../../../features/tracking/server/faults/fingerprint'
import { framesOf, lineOf } from '../../../../features/tracking/server/faults/frames'
import { createSourceMaps } from '../../../../features/tracking/server/faults/source-maps'
import { withoutValues } from '../../../../features/tracking/server/faults/without-values'

const words = suite('words of an error')

/** As it was said, and as it is kept. */
const kept: readonly (readonly [string, string])[] = [
  ['Cannot read properties of undefined (reading "title")', 'Cannot read properties of undefined (reading "title")'],
  ["Cannot set properties of null (setting 'open')", "Cannot set properties of null (setting 'open')"],
  ['column "person_id" does not exist', 'column "person_id" does not exist'],
  ['There is no template "alerts.found"', 'There is no template "alerts.found"'],
  ['invalid input syntax for type integer: "my secret answer"', 'invalid input syntax for type integer: “…”'],
  ['Unexpected token \'A\', "Asha Rao, B"... is not valid JSON', 'Unexpected token “…”, “…”... is not valid JSON'],
  ['property "Asha Rao" is wrong', 'property “…” is wrong'],
  ['Key (email)=(asha at mail) already exists.', 'Key (email)=(…) already exists.'],
  ['The password “correct horse” is too short', 'The password “…” is too short'],
  ['It was cut: "the answer that never en', 'It was cut: “…”'],
  ["It can't be read, and it won't be", "It can't be read, and it won't be"],
  ['Could not call 98765 43210', 'Could not call … …'],
  ['No account for asha@mail.example at /u/asha?token=s3cret#x', 'No account for [e-mail] at /u/asha'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc', 'Bearer [token].[token].abc'],
  ['GET https://here.example/a?q=cancer&esd=1 failed', 'GET https://here.example/a failed'],
]
for (const [said, left] of kept)
  words(`“${said.slice(0, 40)}” keeps no value`, () => assert.equal(withoutValues(scrub(said)), left))

const stacks: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Chromium',
    'TypeError: no "title" of asha\n    at draw (https://x.example/assets/c/page-1k2j3h4g.js:2:20514)\n    at async https://x.example/assets/site-0a1b2c3d.js:1:9',
    ['draw (c/page-1k2j3h4g.js:2:20514)', 'site-0a1b2c3d.js:1:9'],
  ],
  [
    'Firefox',
    'draw@https://x.example/assets/c/page-1k2j3h4g.js:2:20\n@https://x.example/assets/s.js:1:9',
    ['draw (c/page-1k2j3h4g.js:2:20)', 's.js:1:9'],
  ],
  [
    'Node',
    'Error: x\n    at createRegister (/srv/house/features/registrations/server/register.ts:9:3)\n    at file:///srv/house/dist/server/server.js:1:2\n    at node:internal/process/task_queues:95:5\n    at /srv/house/node_modules/pg/lib/client.js:1:2',
    [
      'createRegister (features/registrations/server/register.ts:9:3)',
      'dist/server/server.js:1:2',
      'node:internal/process/task_queues:95:5',
      'node_modules/pg/lib/client.js:1:2',
    ],
  ],
  ['somebody’s invention', 'no stack at all\nat nowhere', []],
]
for (const [where, stack, lines] of stacks)
  words(`a stack of ${where} is read, and its message is not`, () =>
    assert.deepEqual(framesOf(stack).map(lineOf), lines),
  )

const fault = (message: string, file: string, line = 1, call = 'createList') => ({
  ...{ side: 'browser', name: 'TypeError', message },
  frames: [{ call, file, line, column: 1 }],
})

words('the same fault of another build is the same, another one is not', () => {
  const one = fingerprintOf(fault('row 7 is missing', 'c/list-page-1k2j3h4g.js', 2))
  assert.equal(fingerprintOf(fault('row 12 is  missing', 'c/list-page-zz00yy11.js', 9)), one)
  assert.equal(fingerprintOf(fault('row 7 is missing', 'c/list-page-1k2j3h4g.js', 2, 'createList')), one)
  for (const other of [
    fault('row 7 is broken', 'c/list-page-1k2j3h4g.js'),
    fault('row 7 is missing', 'c/detail-page-1k2j3h4g.js'),
    { ...fault('row 7 is missing', 'c/list-page-1k2j3h4g.js'), side: 'server' },
  ])
    assert.notEqual(fingerprintOf(other), one)
})

words('short names of a minified build tell nothing apart', () =>
  assert.equal(
    fingerprintOf(fault('x', 'c/a-1k2j3h4g.js', 1, 'ab')),
    fingerprintOf(fault('x', 'c/a-1k2j3h4g.js', 1, 'qz')),
  ),
)

words('a call is found in the source where its map is here, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-maps-'))
  mkdirSync(join(folder, 'c'))
  // One mapping: the first character of the file is line 3, column 2 of its source, by the name `draw`.
  const map = { version: 3, sources: ['../../../features/x/client/page.tsx'], names: ['draw'], mappings: 'AAEEA' }
  writeFileSync(join(folder, 'c/page-1k2j3h4g.js.map'), JSON.stringify(map))
  try {
    const maps = createSourceMaps(folder)
    const at = (file: string) => ({ call: 'd', file, line: 1, column: 1 })
    const found = await maps.locate(['c/page-1k2j3h4g.js', 'c/other-1k2j3h4g.js', '../c/page-1k2j3h4g.js'].map(at))
    assert.deepEqual(found.map(lineOf), [
      'draw (features/x/client/page.tsx:3:3)',
      'd (c/other-1k2j3h4g.js:1:1)',
      'd (../c/page-1k2j3h4g.js:1:1)',
    ])
    assert.deepEqual(await createSourceMaps(undefined).locate([at('c/page-1k2j3h4g.js')]), [at('c/page-1k2j3h4g.js')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

words.run()
