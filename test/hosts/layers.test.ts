import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import { copyProject } from '../support/project-copy'

const { folder, remove } = copyProject()
const layers = suite('who may import whom')

/** A file that breaks one rule, by the rule's name. */
const breaches: readonly [rule: string, file: string, text: string][] = [
  [
    'kernel-knows-nobody',
    'kernel/zz-breach.ts',
    "import { site } from '../features/web/contract/index'\nexport const breach = site\n",
  ],
  ['kernel-libraries', 'kernel/zz-breach.ts', "import mitt from 'mitt'\nexport const breach = mitt\n"],
  [
    'contract-is-inert',
    'features/mail/contract/zz-breach.ts',
    "import { boot } from '../../../kernel/index'\nexport const breach = boot\n",
  ],
  [
    'contract-without-libraries',
    'features/mail/contract/zz-breach.ts',
    "import { sql } from 'kysely'\nexport const breach = sql\n",
  ],
  [
    'own-room-or-contract',
    'features/mail/server/zz-breach.ts',
    "import { createPasswords } from '../../session/server/passwords'\nexport const breach = createPasswords\n",
  ],
  [
    'halves-apart',
    'features/mail/client/zz-breach.ts',
    "import { createMailer } from '../server/mailer'\nexport const breach = createMailer\n",
  ],
  [
    'wire-types-only-in-clients',
    'features/mail/client/zz-breach.ts',
    "import { SentMail } from '../contract/wire'\nexport const breach = SentMail\n",
  ],
  [
    'hosts-by-doors',
    'hosts/server/zz-breach.ts',
    "import { createMailer } from '../../features/mail/server/mailer'\nexport const breach = createMailer\n",
  ],
  [
    'features-know-no-host',
    'features/mail/server/zz-breach.ts',
    "import { siteFeatures } from '../../../hosts/site/features'\nexport const breach = siteFeatures\n",
  ],
]

const placeOf = (file: string, at: number) => file.replace('zz-breach', `zz-breach-${at}`)

/** All of them at once: the rules look at every file by itself. */
function findBreaches(): ReturnType<typeof spawnSync> {
  const files = breaches.map(([, file], at) => placeOf(file, at))
  for (const [at, file] of files.entries()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), breaches[at]?.[2] ?? '')
  }
  const args = ['node_modules/.bin/depcruise', '--config', '.dependency-cruiser.cjs', ...files]
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

let found: ReturnType<typeof spawnSync>
layers.before(() => {
  found = findBreaches()
  assert.notEqual(found.status, 0)
})
layers.after(remove)

for (const [at, [rule, file]] of breaches.entries()) {
  layers(`${rule} bites`, () => {
    const place = placeOf(file, at).replace(/[.]/g, '\\.')
    assert.match(String(found.stdout), new RegExp(`error ${rule}: ${place}`))
  })
}

layers.run()
