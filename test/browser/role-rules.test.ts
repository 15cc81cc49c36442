import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { modulePermissions, moderatorTypes, roles } from '../../features/session/contract'
import type { Right } from '../../features/session/contract/wire-rights'
import { type Caller, callerOf, cookiesOf } from '../support/api'
import { type Door, everyone, modulesOpen, newsletterUserId, rules, waitingRules } from '../support/role-rules'
import { type RunningSite, startSite } from '../support/site'

const test = suite('every role, type, module and rule of spec §6, asked at its door')
let site: RunningSite
let folder: string
const callers = new Map<string, Caller>()
const ids = new Map<string, number>()

test.before(async () => {
  // One admin asks for everybody: that is more than a person may in a minute.
  folder = mkdtempSync(join(tmpdir(), 'foothold-rules-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ limits: { callsPerMinute: 1_000_000 } }))
  site = await startSite({ FOOTHOLD_CONFIG: config, NEWSLETTER_USER_ID: String(newsletterUserId) })
  callers.set('nobody', callerOf(site.origin))
  for (const word of everyone) {
    const login = { email: `${word}@demo.test`, password: 'foothold-demo-1' }
    const caller = callerOf(site.origin, cookiesOf(await as('nobody').post('/api/session/login', login)))
    callers.set(word, caller)
    ids.set(word, (await caller.get('/api/session/me')).body.id)
  }
})
test.after(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function as(word: string): Caller {
  const caller = callers.get(word)
  assert.ok(caller, `${word} is not signed in`)
  return caller
}

async function codesOf(id: string, word?: string): Promise<readonly string[]> {
  const person = word === undefined ? undefined : ids.get(word)
  const query = new URLSearchParams({ id, ...(person !== undefined && { person: String(person) }) })
  const { status, body } = await as('admin').get(`/api/modules/explain?${query}`)
  assert.equal(status, 200, id)
  return body.steps.map(({ code }: { code: string }) => code)
}

async function isOpen(door: Door, word: string): Promise<boolean> {
  if ('menu' in door) {
    const codes = await codesOf(door.menu, word)
    assert.ok(!codes.includes('unknown'), `no menu has ${door.menu}`)
    return codes.every((code) => code === 'shown')
  }
  if ('page' in door) {
    const { status } = await as(word).get(door.page)
    assert.ok([200, 302, 403].includes(status), `${door.page} answers ${word} ${status}`)
    return status === 200
  }
  const { status, body } = await as(word).get(door.call)
  return status === 200 && (door.says?.(body) ?? true)
}

const nameOf = (door: Door) => ('menu' in door ? door.menu : 'page' in door ? door.page : door.call)

for (const { says, at, open } of rules)
  test(`${says}: for ${open.length === everyone.length ? 'whoever is signed in' : open.join(', ')}`, async () => {
    for (const door of at) {
      const found: string[] = []
      for (const word of ['nobody', ...everyone]) if (await isOpen(door, word)) found.push(word)
      assert.deepEqual(found.sort(), [...open].sort(), nameOf(door))
    }
  })

/** Given by an admin to who holds nothing, for as long as `look` takes. */
async function holding(right: Right, look: () => Promise<void>): Promise<void> {
  const path = `/api/session/rights/${ids.get('pro')}`
  const given = await as('admin').post(`${path}/grant`, { right, reason: 'For a look' })
  assert.equal(given.status, 204, JSON.stringify(given.body))
  await look()
  assert.equal((await as('admin').post(`${path}/revoke`, { right })).status, 204)
}
const held = async () =>
  (await as('admin').get(`/api/session/rights/${ids.get('pro')}`)).body.grants as { right: Right }[]

for (const type of moderatorTypes)
  test(`moderator type ${type}: given for one opportunity, and over when it is taken`, async () => {
    const types = async () => (await as('pro').get('/api/session/me')).body.moderatorType
    await holding({ moderator: { type, about: 'opportunity:1' } }, async () => assert.deepEqual(await types(), [type]))
    assert.deepEqual(await types(), [])
  })

for (const module of modulePermissions)
  test(`module ${module}: can be given${modulesOpen[module] ? ', and opens its door until it is taken' : ''}`, async () => {
    const door = modulesOpen[module]
    if (door) assert.equal(await isOpen(door, 'pro'), false)
    await holding({ module }, async () => {
      assert.ok((await held()).some(({ right }) => 'module' in right && right.module === module))
      if (door) assert.equal(await isOpen(door, 'pro'), true, nameOf(door))
    })
    if (door) assert.equal(await isOpen(door, 'pro'), false)
  })

test('rules that wait have a reason, and their pages are still to come', async () => {
  const come: string[] = []
  for (const { says, address, waits } of waitingRules) {
    assert.ok(waits, says)
    if (address && !(await codesOf(address)).includes('unknown')) come.push(`${says}: ${address}`)
  }
  assert.deepEqual(come, [], 'give these a row of their own')
  const asked = rules.length + moderatorTypes.length + modulePermissions.length
  const idle = modulePermissions.filter((module) => !modulesOpen[module])
  console.log(`    ${asked} rules are asked (${roles.length} roles among them), ${waitingRules.length} are not:`)
  for (const { says, waits } of waitingRules) console.log(`    - ${says}: ${waits}`)
  console.log(`    modules that no feature asks for yet: ${idle.join(', ')}`)
})

test.run()
