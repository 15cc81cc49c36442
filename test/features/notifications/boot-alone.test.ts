import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { templates } from '../../../features/notifications/contract'
import { ownTemplates } from '../../../features/notifications/server/own-templates'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { live } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'

const alone = suite('notifications, alone')

alone('boots without the features that it tells of', async () => {
  const silent = fake(live, { publish: async () => {}, recheck: async () => {} })
  const data = createDataFakes(new Date('2026-11-21T06:30:00Z'))
  const kernel = await bootAlone(notificationsServer, { fakes: [...data.fakes, silent] })
  await kernel.activate('notifications')
  assert.equal(kernel.view(templates).length, ownTemplates.length)
  await kernel.dispose()
})

alone('every message says something different in both languages, with a way on', () => {
  const values = { title: 'Design Intern', kind: 'internship', count: 3, reason: 'Say what is paid.' }
  for (const { id, en, hi } of ownTemplates) {
    const [english, hindi] = [en(values), hi(values)]
    for (const word of ['title', 'description', 'action'] as const) {
      assert.ok(english[word] && hindi[word], `${id} ${word}`)
      assert.notEqual(english[word], hindi[word], `${id} ${word}`)
    }
    assert.doesNotMatch(JSON.stringify([english, hindi]), /undefined/, id)
  }
})

alone.run()
