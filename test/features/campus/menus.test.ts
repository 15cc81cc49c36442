import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { campusClient } from '../../../features/campus/client/feature'
import { DASHBOARD } from '../../../features/campus/contract'
import { menuEntries } from '../../../features/navigation/contract'
import { type CurrentUser, findUser, guardTests } from '../../../features/session/contract'
import { demoAccounts } from '../../../features/session/contract/demo-accounts'
import { standInUser } from '../../../features/session/contract/fakes'
import { stage, texts } from '../../../features/ui/contract'
import { navigation } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'

const test = suite('the way to dashboards')

test('it stands in the menu of whoever may open its page: a role that was taken away takes it along', async () => {
  const kernel = await bootAlone(campusClient, {
    fakes: [
      ...guardTests((subject) => {
        const user = findUser(subject)
        return user && { roles: [], permissions: user.permissions }
      }),
      fake(navigation, {} as never),
      fake(stage, {} as never),
      fake(texts, { load: async () => {} } as never),
    ],
  })
  const manager = demoAccounts.find(({ word }) => word === 'tpo-manager')
  assert.ok(manager)
  const user: CurrentUser = { ...standInUser(manager, []), permissions: [DASHBOARD] }
  const ways = (subject: CurrentUser) => kernel.view(menuEntries, subject).map(({ label }) => label)
  assert.ok(ways(user).includes('campus.college'))
  assert.ok(!ways({ ...user, permissions: [] }).includes('campus.college'))
  await kernel.dispose()
})

test.run()
