import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type People, people, type Permission, type Session, session } from '../../../../features/session/contract'
import { demoAccounts } from '../../../../features/session/contract/demo-accounts'
import {
  createSessionClientFakes,
  createSessionServerFakes,
  standInPerson,
  standInUser,
} from '../../../../features/session/contract/fakes'
import { type Visitor, visitor } from '../../../../features/web/contract'

const fakes = suite('a session that stands in')
const permissions: readonly Permission[] = [
  { id: 'garden.weed', roles: ['user'], allows: 'garden.weed' },
  { id: 'garden.sell', roles: ['admin'], modules: ['dashboard'], allows: 'garden.sell' },
]
const accountOf = (word: string) => {
  const account = demoAccounts.find((each) => each.word === word)
  assert.ok(account)
  return account
}
const valueOf = <T>(all: readonly (readonly [{ readonly name: string }, unknown])[], name: string) =>
  all.find(([what]) => what.name === name)?.[1] as T

fakes('a person may what the permissions at hand give to their roles, on both halves', () => {
  assert.deepEqual(standInPerson(accountOf('student'), permissions).permissions, ['garden.weed'])
  const admin = standInUser(accountOf('admin'), permissions)
  assert.deepEqual(admin.permissions, ['garden.sell', 'garden.weed'])
  assert.deepEqual(admin.userRole, ['user', 'admin'])
})

fakes('the demo accounts are the people there are', async () => {
  const at = valueOf<People>(
    createSessionServerFakes(() => permissions),
    people.name,
  )
  const student = await at.findByEmail('Student@demo.test')
  assert.equal(student?.name, 'Meera Nair')
  assert.deepEqual(await at.find(student.id), student)
  assert.deepEqual(
    (await at.search('mee')).map(({ name }) => name),
    ['Meera Nair'],
  )
  assert.equal(await at.asSubject(99), undefined)
})

fakes('who signs out is nobody from then on, and whoever listens hears it', async () => {
  const all = createSessionClientFakes(standInUser(accountOf('student'), permissions))
  const looks = valueOf<Visitor>(all, visitor.name)
  const heard: unknown[] = []
  looks.onChange(() => heard.push(looks.current()))
  assert.equal((looks.current() as { email: string }).email, 'student@demo.test')
  await valueOf<Session>(all, session.name).signOut()
  assert.deepEqual(heard, [undefined])
})

fakes.run()
