import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import { bannerErrors } from '../../../features/banners/contract'
import { bannersServer } from '../../../features/banners/server/feature'
import { createDataFakes } from '../../../features/data/contract/fakes'
import type { FeatureError } from '../../../features/web/contract'
import { bootAlone } from '../../../hosts/alone/boot-alone'
import { rejection } from '../../support/waiting'

const alone = suite('banners, alone')

alone('without people to be had it refuses to boot and says what is missing', async () => {
  const { fakes } = createDataFakes(new Date('2026-11-21T06:30:00Z'))
  const refusal = await rejection(bootAlone(bannersServer, { fakes }))
  assert.match(refusal.message, /"banners" needs (session|web)\./)
})

alone('the README tells what to do about each error', () => {
  const readme = readFileSync(new URL('../../../features/banners/README.md', import.meta.url), 'utf8')
  const told = [...readme.matchAll(/^\| `([a-z-]+)` \d+ +\|/gm)].map(([, code]) => code)
  const thrown = Object.values(bannerErrors).map((make: (detail: string) => FeatureError) => make('').code)
  assert.deepEqual(told.sort(), thrown.sort())
})

alone.run()
