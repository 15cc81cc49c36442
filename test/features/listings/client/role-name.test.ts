import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { roleName } from '../../../../features/listings/client/role-name'

const test = suite('a role as people write it')

test('each word begins large, and names are written as their owners write them', () => {
  for (const [role, name] of [
    ['data analyst', 'Data Analyst'],
    ['devops', 'DevOps'],
    ['.net developer', '.NET Developer'],
    ['c++ developer', 'C++ Developer'],
    ['ui/ux designer', 'UI/UX Designer'],
    ['hr', 'HR'],
    ['éclair baker', 'Éclair Baker'],
  ] as const)
    assert.equal(roleName(role), name)
})

test.run()
