import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { guardTests, hasRole, permission, signedIn, signedOut } from '../../../../features/session/contract'
import { boot, defineFeature, plan } from '../../../../kernel/index'

const guarding = suite('guards of session')
const holder = (subject: object | undefined) => subject as { roles: []; permissions: string[] } | undefined
const session = defineFeature({ id: 'session', contributes: guardTests(holder) })
const student = { roles: [], permissions: ['registrations.create'] }
const admin = { roles: ['admin'], permissions: [] }

const cases = [
  ['signed in', signedIn(), [401, true, true]],
  ['signed out', signedOut(), [true, 403, 403]],
  ['a permission', permission('registrations.create'), [401, true, 403]],
  ['a role', hasRole('admin', 'mentor'), [401, 403, true]],
  ['the role that everyone has', hasRole('user'), [401, true, true]],
] as const

for (const [says, guard, wanted] of cases) {
  guarding(`${says}: nobody, a student, an admin`, async () => {
    const kernel = await boot(plan([session]))
    const verdicts = [undefined, student, admin].map((subject) => kernel.judge([guard], subject))
    assert.deepEqual(
      verdicts.map((each) => (each === true ? true : each.status)),
      wanted,
    )
    await kernel.dispose()
  })
}

guarding.run()
