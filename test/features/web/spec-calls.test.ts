import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite } from 'uvu'
import { apiRoutes } from '../../../features/web/contract'
import type { Caller, Reply, TestApi } from '../../support/api'
import { bootWhole } from './whole-house'

const test = suite('the calls of spec §7, from its table')
let api: TestApi
test.before(async () => {
  api = await bootWhole()
})
test.after(() => api.dispose())

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** A demo account; nobody, unless told. */
  readonly as?: string
  /** A body or, of a GET, a query; with what is read of the answer beside status and message. */
  readonly good: readonly (readonly [
    given: Readonly<Record<string, unknown>>,
    data: Readonly<Record<string, unknown>>,
  ])[]
  /** What is refused, and how. */
  readonly bad: readonly (readonly [given: unknown, status: number])[]
}

const group = (more: object = {}) => ({ user_id: null, entity_ids: [2_000_000_001], ...more })
const at = { current_page_url: '/', current_version: '1' }
const visit = { user_id: null, client_id: randomUUID(), page_name: 'home', update_page_view: true }

const calls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/user/verify-password',
    as: 'student',
    good: [[{ password: 'foothold-demo-1' }, {}]],
    bad: [
      [{ password: 'not this one' }, 200],
      [{ password: '' }, 422],
      [{}, 422],
      [{ password: 'x', more: 1 }, 422],
    ],
  },
  {
    method: 'POST',
    path: '/api/user-last-page-visit',
    good: [[visit, {}]],
    bad: [
      [{ ...visit, page_name: 'elsewhere' }, 422],
      [{ ...visit, client_id: 'me' }, 422],
      [{ ...visit, user_id: 1 }, 403],
    ],
  },
  {
    method: 'GET',
    path: '/api/tpc/user',
    as: 'tpo-admin',
    good: [
      [
        {},
        { university: /^\{"id":\d+,"name":"Deccan University","logoUrl":/, admin_colleges: /^\[\{"id":\d+,"name":/ },
      ],
    ],
    bad: [],
  },
  {
    // Spec §7 names what is read of it and not its path.
    method: 'GET',
    path: '/api/tracking/upcoming-rounds',
    as: 'student',
    good: [[{}, { list: /^\[/ }]],
    bad: [],
  },
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    good: [[{ email: 'reader@example.in' }, {}]],
    bad: [
      [{ email: 'reader' }, 422],
      [{ email: '' }, 422],
      [{}, 422],
    ],
  },
  {
    method: 'GET',
    path: '/api/verify-external-source-data',
    // A good link is one that a partner signed: `share-link.test.ts` has those.
    good: [],
    bad: [
      [{ esd: 'x', esk: 'y' }, 410],
      [{ esd: 'x' }, 422],
    ],
  },
  {
    method: 'POST',
    path: '/api/views/update-views',
    good: [
      [{ ...group({ entity_type: 'articles' }), ...at }, { result: 'success' }],
      [
        { mentor_profiles_views: group({ entity_type: 'mentor_profile' }), client_id: randomUUID(), ...at },
        { result: 'success' },
      ],
      [
        {
          home_exp_views: group({ entity_type: 'opportunity' }),
          from_competition_page: group(),
          festival_views: group(),
          articles_views: group(),
          ...at,
        },
        { result: 'success' },
      ],
    ],
    bad: [
      [group({ entity_type: 'people' }), 422],
      [{ home_exp_views: group({ entity_type: 'opportunity', entity_ids: ['1'] }) }, 422],
      [{ home_exp_views: { ...group({ entity_type: 'opportunity' }), user_id: 1 } }, 403],
    ],
  },
  {
    method: 'GET',
    path: '/api/public/ad-banner/get-top-banner',
    good: [
      [{ page: 'assess', isUserPro: '1' }, { ad_banner: null }],
      [{ page: 'legal', isUserPro: '0' }, { ad_banner: /^(null|\{"id":\d+,"view_on":"top_bar","description":".*\})$/ }],
    ],
    bad: [
      [{ isUserPro: '2' }, 422],
      [{ page: 'a b' }, 422],
      [{ user_type: 'college' }, 422],
    ],
  },
  {
    method: 'GET',
    path: '/api/ad-banner/increase-view/:id',
    // What is there to be counted is made by `counting.test.ts`.
    good: [],
    bad: [
      [{}, 422],
      [{ more: '1' }, 422],
    ],
  },
  {
    method: 'POST',
    path: '/api/update-banner-clicks',
    good: [
      [{ clicks: [2_000_001] }, {}],
      [{ clicks: [2_000_001], client_id: randomUUID(), sequence: 1 }, {}],
    ],
    bad: [
      [{}, 422],
      [{ clicks: [] }, 422],
      [{ clicks: ['1'] }, 422],
    ],
  },
]

const callerOf = (word: string | undefined): Promise<Caller> | Caller =>
  word === undefined ? api.nobody : api.as(word)

function make(caller: Caller, { method, path }: Call, given: unknown): Promise<Reply> {
  if (method === 'POST') return caller.post(path, given, BROWSER)
  return caller.get(`${path}?${new URLSearchParams(given as Record<string, string>)}`, BROWSER)
}

/** Both levels, always (spec §7: what each call reads). */
function assertShape({ body, headers }: Reply, status: boolean): void {
  assert.match(headers.get('content-type') ?? '', /^application\/json/)
  assert.equal(body.status, status)
  assert.equal(body.data.status, status)
  assert.equal(typeof body.message, 'string')
  assert.ok(body.message.length > 0)
  assert.equal(body.data.message, body.message)
}

for (const call of calls) {
  const name = `${call.method} ${call.path}`

  test(`${name} answers as the table says`, async () => {
    const caller = await callerOf(call.as)
    for (const [given, data] of call.good) {
      const answer = await make(caller, call, given)
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      assertShape(answer, true)
      for (const [field, value] of Object.entries(data))
        if (value instanceof RegExp) assert.match(JSON.stringify(answer.body.data[field]), value, field)
        else assert.deepEqual(answer.body.data[field], value, field)
      if ('result' in data) assert.equal(answer.body.result, data['result'])
    }
  })

  test(`${name} refuses in the same shape`, async () => {
    const caller = await callerOf(call.as)
    for (const [given, status] of call.bad) {
      const answer = await make(caller, call, given)
      assert.equal(answer.status, status, JSON.stringify([given, answer.body]))
      assertShape(answer, false)
    }
    if (call.as === undefined) return
    const stranger = await make(api.nobody, call, call.good[0]?.[0] ?? {})
    assert.equal(stranger.status, 401)
    assertShape(stranger, false)
  })
}

test('a mentioned call is of the table, and the table is whole', () => {
  const shaped = api.kernel.view(apiRoutes).filter(({ legacyBody }) => legacyBody)
  assert.deepEqual(
    shaped.map(({ method, path }) => `${method} ${path}`).sort(),
    calls.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

test.run()
