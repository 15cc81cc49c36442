import { createSwitchSource } from '../../../hosts/server/switches'
import { readEnvironment } from '../../../hosts/server/settings'
import { type Feature, defineFeature, defineRuntime, provide, token } from '../../../kernel/index'
import { bootApi } from '../../support/api'

const shelf = token<object>('shop.shelf')

export const shop = defineFeature({
  id: 'shop',
  provides: [shelf],
  load: async () => ({ runtime: defineRuntime({ provides: [provide(shelf, [], () => ({}))] }) }),
})
/** Stands on the shop. */
export const basket = defineFeature({ id: 'basket', requires: [shelf] })
/** Decided by the environment. */
export const cellar = defineFeature({ id: 'cellar' })

/** The shop and what stands on it, switched as on the site; `env` as whoever runs it sets it. */
export function bootModules(env: Readonly<Record<string, string>> = {}, now?: Date, beside: readonly Feature[] = []) {
  const features = [shop, basket, cellar, ...beside]
  const read = readEnvironment({ FEATURES_OFF: 'cellar', ...env })
  const settings = {
    modules: { offByTwo: read.FEATURES_OFF_BY_TWO },
    notifications: { publicUrl: 'http://localhost:4000' },
  }
  return bootApi(features, {
    ...{ kind: 'embedded', source: createSwitchSource(read, features), settings },
    ...(now && { now }),
  })
}
