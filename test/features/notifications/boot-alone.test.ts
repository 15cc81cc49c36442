import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import { foundTemplate } from '../../../features/alerts/server/found-template'
import { adTemplate, waitsTemplate } from '../../../features/banners/server/ads/ad-templates'
import { letterTemplate } from '../../../features/content/server/letter-news'
import { stateMachines } from '../../../features/data/contract'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { ownTemplates as discussionTemplates } from '../../../features/discussion/server/own-templates'
import { badgeTemplates } from '../../../features/gamification/server/badges/badge-templates'
import { createMailFakes } from '../../../features/mail/contract/fakes'
import { deadlineTemplate } from '../../../features/manage/server/deadline/deadline-template'
import { moderationTemplates } from '../../../features/manage/server/moderation/moderation-templates'
import { revisionTemplates } from '../../../features/manage/server/revision/revision-templates'
import { verificationTemplates } from '../../../features/manage/server/verification/verification-templates'
import { proposalTemplate } from '../../../features/modules/server/proposals/proposal-template'
import { type Template, templateFault, templates } from '../../../features/notifications/contract'
import { closingTemplate } from '../../../features/notifications/server/deadlines/closing-template'
import { ownTemplates } from '../../../features/notifications/server/own-templates'
import { participantTemplates } from '../../../features/notifications/server/participants/participant-templates'
import { appealTemplate } from '../../../features/tracking/server/referrals/appeals/appeal-template'
import { takenBackTemplate } from '../../../features/tracking/server/referrals/taken-back-template'
import { ownTemplates as guardianTemplates } from '../../../features/guardians/server/own-templates'
import { handoverTemplates } from '../../../features/manage/server/handover/handover-templates'
import { ownTemplates as waitlistTemplates } from '../../../features/waitlist/server/own-templates'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { createSessionServerFakes } from '../../../features/session/contract/fakes'
import { live, log } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'

const alone = suite('notifications, alone')

alone('boots without the features that it tells of', async () => {
  const silent = fake(live, { publish: async () => {}, recheck: async () => {} })
  const data = createDataFakes(new Date('2026-11-21T06:30:00Z'))
  const machines = fake(stateMachines, {
    move: async () => ({ from: 'draft' as never, version: 1 }),
    begin: async () => {},
    history: async () => [],
  })
  const noted = fake(log, { info: () => {}, warn: () => {}, error: () => {} })
  const fakes = [
    ...data.fakes,
    ...createMailFakes().fakes,
    ...createSessionServerFakes(() => []),
    machines,
    silent,
    noted,
  ]
  const kernel = await bootAlone(notificationsServer, { fakes, settings: { publicUrl: 'http://localhost:4000' } })
  await kernel.activate('notifications')
  assert.equal(kernel.view(templates).length, ownTemplates.length + participantTemplates.length + 1)
  await kernel.dispose()
})

alone('every message says something different in both languages, with a way on', () => {
  const values = {
    title: 'Design Intern',
    kind: 'internship',
    count: 3,
    reason: 'Say what is paid.',
    why: 'The hall was flooded.',
    address: 'a@b.in',
  }
  const campaign = { titleEn: 'Hello', textEn: 'Everybody', titleHi: 'नमस्ते', textHi: 'सबको' }
  for (const { id, en, hi } of [...ownTemplates, ...participantTemplates]) {
    const all = { ...values, ...campaign }
    const [english, hindi] = [en(all, 'Asia/Kolkata'), hi(all, 'Asia/Kolkata')]
    for (const word of ['title', 'description', 'action', 'who', 'by'] as const) {
      assert.ok(english[word] && hindi[word], `${id} ${word}`)
      if (word !== 'title' || english.title !== values.title)
        assert.notEqual(english[word], hindi[word], `${id} ${word}`)
    }
    assert.doesNotMatch(JSON.stringify([english, hindi]), /undefined/, id)
  }
})

alone('a template that does not say who acts next and by when is refused, in words', () => {
  const [whole] = ownTemplates as readonly [Template]
  assert.equal(templateFault(whole), undefined)
  const silent = (word: string): Template => ({
    ...whole,
    hi: (values, zone) => ({ ...whole.hi(values, zone), [word]: ' ' }),
  })
  assert.match(templateFault(silent('who')) ?? '', /does not say who acts next and by when: "who" is empty in hi/)
  assert.match(templateFault(silent('by')) ?? '', /"by" is empty in hi/)
  assert.match(templateFault({ ...whole, topic: '' }) ?? '', /names no topic/)
})

alone('all templates of the house say who acts next and by when', () => {
  const known: Readonly<Record<string, readonly Template[]>> = {
    'alerts/server/found-template.ts': [foundTemplate],
    'banners/server/ads/ad-templates.ts': [adTemplate, waitsTemplate],
    'content/server/letter-news.ts': [letterTemplate],
    'discussion/server/own-templates.ts': discussionTemplates,
    'gamification/server/badges/badge-templates.ts': badgeTemplates,
    'guardians/server/own-templates.ts': guardianTemplates,
    'manage/server/handover/handover-templates.ts': handoverTemplates,
    'notifications/server/deadlines/closing-template.ts': [closingTemplate],
    'notifications/server/own-templates.ts': ownTemplates,
    'notifications/server/participants/participant-templates.ts': participantTemplates,
    'modules/server/proposals/proposal-template.ts': [proposalTemplate],
    'tracking/server/referrals/appeals/appeal-template.ts': [appealTemplate],
    'tracking/server/referrals/taken-back-template.ts': [takenBackTemplate],
    'manage/server/deadline/deadline-template.ts': [deadlineTemplate],
    'manage/server/moderation/moderation-templates.ts': moderationTemplates,
    'manage/server/revision/revision-templates.ts': revisionTemplates,
    'manage/server/verification/verification-templates.ts': verificationTemplates,
    'waitlist/server/own-templates.ts': waitlistTemplates,
  }
  for (const template of Object.values(known).flat()) assert.equal(templateFault(template), undefined)
  const features = new URL('../../../features/', import.meta.url)
  const writing = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/server\/.*\.ts$/.test(file))
    .filter((file) => /opens: '(full|side)screen'/.test(readFileSync(new URL(file, features), 'utf8')))
  assert.deepEqual(writing.sort(), Object.keys(known).sort(), 'templates that this test does not read')
})

alone.run()
