import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bannersServer } from '../../../features/banners/server/feature'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { bootAlone } from '../../../hosts/alone/boot-alone'
import { rejection } from '../../support/waiting'

const alone = suite('banners, alone')

alone('without people to be had it refuses to boot and says what is missing', async () => {
  const { fakes } = createDataFakes(new Date('2026-11-21T06:30:00Z'))
  const refusal = await rejection(bootAlone(bannersServer, { fakes }))
  assert.match(refusal.message, /"banners" needs (session|web)\./)
})

alone.run()
