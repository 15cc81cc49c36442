import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { hasRole, permission, signedIn, signedOut, temporary } from '../../../../features/session/contract'
import { refusalSteps } from '../../../../features/session/client/states/refusal-steps'
import type { CurrentUser } from '../../../../features/session/contract'

const test = suite('steps to a page that is refused')
const student = { name: 'Asha', userRole: ['user', 'student'], permissions: ['a.see'] } as unknown as CurrentUser
const admin = {
  name: 'Ada',
  userRole: ['user', 'admin'],
  permissions: [],
  withheld: ['a.grant'],
} as unknown as CurrentUser

const shown = (access: Parameters<typeof refusalSteps>[0]['access'], user: CurrentUser, passed: readonly string[]) =>
  refusalSteps({ path: '/x', access }, user, ({ guard }) => passed.includes(guard)).map(
    ({ says, isMet }) => `${says.replace('session.why.', '')} ${isMet ?? 'ahead'}`,
  )

test('each guard is a step until the first that says no; signing in is told once', () => {
  const access = [signedIn(), hasRole('mentor', 'admin'), permission('a.grant')]
  assert.deepEqual(shown(access, student, ['session.signed-in']), [
    'exists true',
    'in true',
    'role false',
    'permission ahead',
  ])
  assert.deepEqual(shown([signedOut(), temporary()], student, ['session.signed-out']), [
    'exists true',
    'in true',
    'out true',
    'temporary false',
  ])
})

test('what a second factor would open says so, whatever else the roles give', () => {
  const steps = ['exists true', 'in true', 'permission true', 'factor false']
  assert.deepEqual(shown([permission('a.grant')], admin, []), steps)
  assert.deepEqual(shown([permission('a.other')], admin, []), ['exists true', 'in true', 'permission false'])
  assert.deepEqual(shown([hasRole('admin')], admin, []), ['exists true', 'in true', 'role true', 'factor false'])
  assert.deepEqual(shown([hasRole('admin')], student, []), ['exists true', 'in true', 'role false'])
})

test('words have what they name', () => {
  const [first, second, third] = refusalSteps({ path: '/x', access: [permission('a.grant')] }, student, () => false)
  assert.deepEqual([first?.values, second?.values], [{ path: '/x' }, { name: 'Asha' }])
  assert.deepEqual(third?.values, { permission: 'a.grant', roles: 'user, student' })
})

test('a guard of another feature is a step too', () => {
  assert.deepEqual(shown([{ guard: 'campus.member', args: [] }], student, []), [
    'exists true',
    'in true',
    'other false',
  ])
})

test.run()
