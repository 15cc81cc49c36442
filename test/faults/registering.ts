import { setTimeout as wait } from 'node:timers/promises'
import { callerOf, type Caller, cookiesOf } from '../support/api'

export interface SignedIn {
  readonly email: string
  readonly caller: Caller
}

/** An opportunity that one can register for here. */
export interface Target {
  readonly id: number
  readonly title: string
}

const PASSWORD = 'foothold-demo-1'

/** All demo accounts but the one of somebody under 18, for whom nobody has agreed. */
export async function signInAll(origin: string): Promise<readonly SignedIn[]> {
  const nobody = callerOf(origin)
  const accounts = (await nobody.get('/api/session/demo-accounts')).body as { email: string }[]
  return Promise.all(
    accounts
      .filter(({ email }) => email !== 'minor@demo.test')
      .map(async ({ email }) => {
        const answer = await nobody.post('/api/session/login', { email, password: PASSWORD })
        if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`)
        return { email, caller: callerOf(origin, cookiesOf(answer)) }
      }),
  )
}

const HOUR_MS = 3_600_000

/** Open opportunities without questions of their own, so that one body fits all; those of the demo accounts themselves are left out. `leftMs`: none closes sooner. */
export async function listTargets(origin: string, wanted: number, leftMs = HOUR_MS): Promise<Target[]> {
  const nobody = callerOf(origin)
  const found: Target[] = []
  for (let next: string | null = ''; next !== null && found.length < wanted; ) {
    const path: string = `/api/listings/search?limit=50&sort=deadline${next ? `&after=${encodeURIComponent(next)}` : ''}`
    const { body } = await nobody.get(path)
    // The last to close come last; the first ones may close while we run.
    for (const item of body.items as {
      id: number
      title: string
      isExternal: boolean
      seats: number | null
      closesAt: string | null
    }[]) {
      if (item.isExternal || (item.seats !== null && item.seats < 50)) continue
      if (item.closesAt !== null && Date.parse(item.closesAt) < Date.now() + leftMs) continue
      if ((await registersWith(nobody, item.id)) && found.length < wanted)
        found.push({ id: item.id, title: item.title })
    }
    next = body.next as string | null
  }
  return found
}

async function registersWith(nobody: Caller, id: number): Promise<boolean> {
  const { status, body } = await nobody.get(`/api/listings/opportunities/${id}`)
  if (status !== 200 || (body.questions ?? []).length > 0) return false
  // Whoever registers here has said nothing of themselves.
  const rules = await nobody.get(`/api/rules/of/${id}`)
  return rules.status === 200 && rules.body.conditions.length === 0
}

/** True when the server said that it is done. */
export async function register({ caller }: SignedIn, { id }: Target, key: string): Promise<boolean> {
  const body = { opportunityId: id, name: 'Somebody', phone: '', college: '', acceptsEligibility: true, answers: {} }
  const answer = await caller.post('/api/registrations', body, { 'idempotency-key': key }).catch(() => undefined)
  return answer?.status === 201
}

/** Ids of the opportunities that a person is registered for, as often as there are rows. */
export async function listRegistered({ caller }: SignedIn): Promise<readonly number[]> {
  const ids: number[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { status, body } = await caller.get(`/api/registrations/mine?limit=50${after ? `&after=${after}` : ''}`)
    if (status !== 200) await wait(200)
    else {
      ids.push(...(body.items as { opportunityId: number }[]).map((each) => each.opportunityId))
      after = body.next as number | null
    }
  }
  return ids
}
