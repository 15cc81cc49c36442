import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { trackingServer } from '../../../features/tracking/server/feature'
import { bootAlone } from '../../../hosts/alone/boot-alone'
import { rejection } from '../../support/waiting'

const alone = suite('tracking, alone')

alone('without people to be had it refuses to boot and says what is missing', async () => {
  const { fakes } = createDataFakes(new Date('2026-11-21T06:30:00Z'))
  const refusal = await rejection(bootAlone(trackingServer, { fakes }))
  assert.match(refusal.message, /"tracking" needs (session\.(directory|people)|data\.state-machines)/)
})

alone.run()
