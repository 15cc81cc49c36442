import { addRoute, createRouter, findRoute } from 'rou3'
import type { HouseFeature } from '../contract'

/** Whose address of the API it is, on or off: one that a manifest names, else by its word, `/api/<feature>/…`. */
export function ownerOf(path: string, features: readonly HouseFeature[]): HouseFeature | undefined {
  const named = createRouter<HouseFeature>()
  for (const feature of features) for (const address of feature.addresses) addRoute(named, '', address, feature)
  const [, api, id] = path.split('/')
  return findRoute(named, '', path)?.data ?? (api === 'api' ? features.find((each) => each.id === id) : undefined)
}
