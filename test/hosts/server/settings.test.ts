import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { readEnvironment, SettingsError } from '../../../hosts/server/settings'

const settings = suite('SITE_HOSTS')

const PUBLIC_URL = 'https://careers.example.org'

settings('not set, the site answers to any name', () => {
  assert.equal(readEnvironment({}).SITE_HOSTS, undefined)
  assert.equal(readEnvironment({ SITE_HOSTS: '' }).SITE_HOSTS, undefined)
})

settings('names are read without regard to blanks and case', () => {
  const { SITE_HOSTS } = readEnvironment({ PUBLIC_URL, SITE_HOSTS: 'Careers.example.org, www.careers.example.org,' })
  assert.deepEqual(SITE_HOSTS, ['careers.example.org', 'www.careers.example.org'])
})

settings('an address of this machine is one too', () => {
  assert.deepEqual(readEnvironment({ SITE_HOSTS: 'localhost,127.0.0.1,[::1]' }).SITE_HOSTS?.length, 3)
})

for (const [SITE_HOSTS, says] of [
  ['https://careers.example.org', /^SITE_HOSTS must be host names such as [^\n]*$/],
  ['careers.example.org:443', /^SITE_HOSTS must be host names such as [^\n]*$/],
  ['careers.example.org,*.org', /^SITE_HOSTS must be host names such as [^\n]*$/],
  [' , ', /^SITE_HOSTS must name a host such as [^\n]*$/],
  ['www.example.org', /^SITE_HOSTS must name "careers\.example\.org" too: PUBLIC_URL leads there\.$/],
] as const)
  settings(`"${SITE_HOSTS}" is a mistake, told in one line`, () => {
    assert.throws(
      () => readEnvironment({ PUBLIC_URL, SITE_HOSTS }),
      (error: Error) => error instanceof SettingsError && says.test(error.message),
    )
  })

settings('without a PUBLIC_URL the name that links lead to must be among them', () => {
  assert.throws(() => readEnvironment({ SITE_HOSTS: 'careers.example.org' }), /SITE_HOSTS must name "localhost" too/)
})

settings('hosts of assessments are others than the site’s own', () => {
  assert.deepEqual(readEnvironment({ PUBLIC_URL, ASSESS_HOSTS: 'Assess.example.org' }).ASSESS_HOSTS, [
    'assess.example.org',
  ])
  for (const given of [{}, { SITE_HOSTS: 'careers.example.org,assess.example.org' }])
    assert.throws(
      () => readEnvironment({ PUBLIC_URL, ASSESS_HOSTS: 'assess.example.org,careers.example.org', ...given }),
      /^SettingsError: ASSESS_HOSTS must be other hosts[^\n]*$/,
    )
  assert.throws(() => readEnvironment({ ASSESS_HOSTS: 'https://x' }), /^SettingsError: ASSESS_HOSTS must be host names/)
})

settings('a data folder whose socket would have no room is a mistake, told in one line', () => {
  assert.throws(
    () => readEnvironment({ DATA_DIR: `/${'x'.repeat(100)}` }),
    (error: Error) =>
      error instanceof SettingsError && /^DATA_DIR must be a path of at most 90 bytes[^\n]*$/.test(error.message),
  )
})

settings.run()

const addresses = suite('addresses and the log')

addresses('an address of IPv6 stands in brackets where links lead, with or without them in HOST', () => {
  for (const HOST of ['::1', '[::1]']) {
    const env = readEnvironment({ HOST, PORT: '4001' })
    assert.deepEqual([env.HOST, env.publicUrl, env.demo], ['::1', 'http://[::1]:4001', true])
  }
  assert.equal(readEnvironment({ HOST: '::' }).publicUrl, 'http://[::]:4000')
})

for (const [given, says] of [
  [{ HOST: 'no host' }, /^HOST must be an address [^\n]*$/],
  [{ PUBLIC_URL: 'https://x:99999' }, /^PUBLIC_URL must be an origin [^\n]*$/],
  [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL must be [^\n]*$/],
] as const)
  addresses(`${JSON.stringify(given)} is a mistake, told in one line`, () => {
    assert.throws(
      () => readEnvironment(given),
      (error: Error) => error instanceof SettingsError && says.test(error.message),
    )
  })

addresses('an empty level is as if it were not set', () => {
  assert.equal(readEnvironment({ LOG_LEVEL: '' }).LOG_LEVEL, 'info')
  assert.equal(readEnvironment({ LOG_LEVEL: 'debug' }).LOG_LEVEL, 'debug')
})

addresses.run()

const proxies = suite('TRUST_PROXY')

proxies('is how many proxies stand in front', () => {
  const read = (TRUST_PROXY?: string) => readEnvironment(TRUST_PROXY === undefined ? {} : { TRUST_PROXY }).TRUST_PROXY
  assert.deepEqual([read(), read('false'), read('true'), read('1'), read('2')], [0, 0, 1, 1, 2])
  assert.throws(() => read('yes'), /TRUST_PROXY must say how many proxies stand in front/)
})

proxies.run()

const config = suite('languagePages')
const folder = mkdtempSync(join(tmpdir(), 'foothold-config-'))
config.after(() => rmSync(folder, { recursive: true, force: true }))

function withPages(languagePages: unknown) {
  const FOOTHOLD_CONFIG = join(folder, 'config.json')
  writeFileSync(FOOTHOLD_CONFIG, JSON.stringify({ languagePages }))
  return readEnvironment({ FOOTHOLD_CONFIG }).config.languagePages
}

config('pairs of opportunities are read', () => {
  assert.deepEqual(withPages([{ en: 120, hi: 345 }]), [{ en: 120, hi: 345 }])
  assert.deepEqual(readEnvironment({}).config.languagePages, [])
  assert.equal(readEnvironment({}).config.lists, 'memory')
})

config('every mistake is a line that names the file and the place', () => {
  assert.throws(
    () => withPages([{ en: 'x', hi: 0 }, { en: 3 }]),
    (error: Error) => {
      const lines = error.message.split('\n')
      return (
        error instanceof SettingsError &&
        lines.length === 3 &&
        lines.every((line) => /^FOOTHOLD_CONFIG: .*config\.json, languagePages\.\d\.(en|hi): /.test(line))
      )
    },
  )
  assert.throws(
    () =>
      withPages([
        { en: 1, hi: 2 },
        { en: 2, hi: 3 },
      ]),
    /languagePages: names 2 twice/,
  )
})

config('a name of the product, which its texts do not take from here, is refused', () => {
  const FOOTHOLD_CONFIG = join(folder, 'brand.json')
  const read = (brand: object) => {
    writeFileSync(FOOTHOLD_CONFIG, JSON.stringify({ brand }))
    return readEnvironment({ FOOTHOLD_CONFIG })
  }
  read({})
  assert.throws(
    () => read({ name: 'Steps' }),
    /^SettingsError: FOOTHOLD_CONFIG: .*brand\.json, brand\.name: [^\n]*texts[^\n]*$/,
  )
})

config.run()
