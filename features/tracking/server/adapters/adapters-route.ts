import { endpoint } from '../../../web/contract'
import { Adapters } from '../../contract/wire-adapters'
import type { TrackingSettings } from '../settings'

/** The same for everybody; asked by browsers whose visitor allowed third parties. */
export function adaptersRoute({ tags, engagement, errors, environment, release }: TrackingSettings) {
  return endpoint({
    id: 'tracking.adapters',
    method: 'GET',
    path: '/api/tracking/adapters',
    access: 'public',
    openTo: ['locked'],
    cache: { seconds: 300 },
    request: {},
    response: { 200: Adapters },
    summary: 'Which third parties the site works with, and what their scripts are told.',
    handle: async (): Promise<Adapters> => ({
      ...(tags && { tags }),
      ...(engagement && { engagement }),
      ...(errors && { errors: { ...errors, environment, release } }),
    }),
  })
}
