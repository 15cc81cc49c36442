import { Type } from '@sinclair/typebox'
import { permission } from '../../session/contract'
import { endpoint, type House, webErrors } from '../../web/contract'
import { Stakes } from '../contract/wire'
import type { CountStakes } from './stakes'

export function stakesRoute(house: House, count: CountStakes) {
  return endpoint({
    id: 'modules.stakes',
    method: 'GET',
    path: '/api/modules/stakes',
    access: [permission('modules.manage')],
    request: { query: Type.Object({ feature: Type.String({ minLength: 1, maxLength: 60 }) }) },
    response: { 200: Stakes },
    summary: 'What would stand still if a feature and all that stands on it were switched off, in numbers.',
    async handle({ query }) {
      const module = house.features().find(({ id }) => id === query.feature)
      if (!module) throw webErrors.notFound(`There is no feature "${query.feature}".`)
      return { items: await count([module.id, ...module.dependants]) }
    },
  })
}
