import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { trackingServer } from '../../../../features/tracking/server/feature'
import { sourceDirectives, thirdPartySource } from '../../../../features/tracking/server/adapters/third-party-sources'
import { thirdPartiesOf } from '../../../../hosts/server/third-parties'
import { readEnvironment, SettingsError } from '../../../../hosts/server/settings'
import { bootApi } from '../../../support/api'

const adapters = suite('third parties, configured')
const PATH = '/api/tracking/adapters'

const ALL = {
  TAG_MANAGER_ID: 'GTM-ABC1234',
  ENGAGEMENT_APP_ID: 'ABCDEFGH',
  ENGAGEMENT_URL: 'https://engage.example/sdk.js',
  ERROR_REPORTING_DSN: 'https://key@errors.example/1',
  ERROR_REPORTING_URL: 'https://cdn.example/bundle.js',
  THIRD_PARTY_ORIGINS: 'https://*.google-analytics.com, https://more.example',
}

async function answerOf(settings: object) {
  const api = await bootApi([trackingServer], { kind: 'embedded', settings: { tracking: settings } })
  try {
    return (await api.nobody.get(PATH)).body
  } finally {
    await api.dispose()
  }
}
const sourcesOf = (settings: object) => {
  const whole = { release: 'x', environment: 'staging' as const, origins: [], ...settings }
  return Object.fromEntries(sourceDirectives.map((each) => [each, thirdPartySource(each, whole as never).sources]))
}

adapters('none named: none is told of, and pages may fetch from nobody else', async () => {
  const settings = thirdPartiesOf(readEnvironment({}), false)
  assert.deepEqual(await answerOf(settings), {})
  assert.deepEqual(Object.values(sourcesOf(settings)).flat(), [])
  // Origins alone are for no script, so they open nothing.
  assert.deepEqual(Object.values(sourcesOf({ origins: ['https://more.example'] })).flat(), [])
})

adapters('named, browsers are told of them and may fetch them, with what they need beside', async () => {
  const settings = thirdPartiesOf(readEnvironment(ALL), false)
  assert.deepEqual(await answerOf({ ...settings, release: '1.0.0+abc' }), {
    tags: { url: 'https://www.googletagmanager.com/gtm.js', containerId: 'GTM-ABC1234' },
    engagement: { url: ALL.ENGAGEMENT_URL, appId: 'ABCDEFGH', wrapperAppId: 'ABCDEFGH' },
    errors: {
      ...{ url: ALL.ERROR_REPORTING_URL, dsn: ALL.ERROR_REPORTING_DSN },
      ...{ environment: 'production', release: '1.0.0+abc' },
    },
  })
  const sources = sourcesOf(settings)
  assert.deepEqual(sources['script-src'], [
    ...['https://www.googletagmanager.com', 'https://engage.example', 'https://cdn.example', 'https://errors.example'],
    ...['https://*.google-analytics.com', 'https://more.example'],
  ])
  assert.deepEqual([sources['connect-src'], sources['worker-src']], [sources['script-src'], ['blob:']])
})

adapters('production or staging, by build or as it is said', () => {
  const environmentOf = (env: NodeJS.ProcessEnv, dev: boolean) => thirdPartiesOf(readEnvironment(env), dev).environment
  assert.deepEqual(
    [environmentOf({}, false), environmentOf({}, true), environmentOf({ ENVIRONMENT: 'staging' }, false)],
    ['production', 'staging', 'staging'],
  )
})

for (const [given, says] of [
  [{ TAG_MANAGER_ID: 'UA-1' }, /^TAG_MANAGER_ID must read like GTM-ABC1234\.$/],
  [{ TAG_MANAGER_URL: 'javascript:alert(1)' }, /^TAG_MANAGER_URL must be the address of a script/],
  [{ ENGAGEMENT_APP_ID: 'a b' }, /^ENGAGEMENT_APP_ID must read like/],
  [{ ERROR_REPORTING_DSN: 'https://errors.example' }, /^ERROR_REPORTING_DSN must read like/],
  [{ ERROR_REPORTING_DSN: ALL.ERROR_REPORTING_DSN }, /^ERROR_REPORTING_DSN needs ERROR_REPORTING_URL/],
  [{ THIRD_PARTY_ORIGINS: "https://x.example; script-src 'unsafe-inline'" }, /^THIRD_PARTY_ORIGINS must be origins/],
  [{ ENVIRONMENT: 'live' }, /^ENVIRONMENT must be production or staging\.$/],
] as const)
  adapters(`${JSON.stringify(given)} is a mistake, told in one line`, () => {
    assert.throws(
      () => readEnvironment(given),
      (error: Error) => error instanceof SettingsError && says.test(error.message) && !error.message.includes('\n'),
    )
  })

adapters.run()
