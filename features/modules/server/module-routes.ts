import { Type } from '@sinclair/typebox'
import type { Clock } from '../../data/contract'
import { type People, permission, personOf } from '../../session/contract'
import { answer, endpoint, webErrors } from '../../web/contract'
import { Explained, Modules, SwitchRequest } from '../contract/wire'
import { Proposed } from '../contract/wire-proposals'
import type { Explain } from './explain'
import type { ModuleList } from './module-list'
import { lapsesAt } from './proposals/life'
import type { Switching } from './switching'

const access = [permission('modules.manage')]

export function listModulesRoute(list: ModuleList) {
  return endpoint({
    id: 'modules.list',
    method: 'GET',
    path: '/api/modules/features',
    access,
    request: {},
    response: { 200: Modules },
    summary:
      'All features: state, who decided, what stands on them, what they add; and how the parts of the house are.',
    handle: ({ subject }) => list(personOf(subject).id),
  })
}

export function switchRoute(switching: Switching) {
  return endpoint({
    id: 'modules.switch',
    method: 'POST',
    path: '/api/modules/switch',
    access,
    request: { body: SwitchRequest },
    response: { 202: Proposed, 204: Type.Null() },
    summary:
      'Switches a feature on all nodes and open pages, without a restart. What takes two people to switch off is proposed (202), and switched once another approves.',
    async handle({ body: { feature, on, why }, subject }) {
      const proposed = await switching.turn(feature, on, personOf(subject).id, why)
      if (!proposed) return answer(204, null)
      const until = lapsesAt(proposed.at).toISOString()
      return answer(202, { proposal: proposed.id, says: `${feature} stays on until a second person approves.`, until })
    },
  })
}

export function explainRoute(explain: Explain, people: () => People | undefined, clock: Clock) {
  return endpoint({
    id: 'modules.explain',
    method: 'GET',
    path: '/api/modules/explain',
    access,
    request: {
      query: Type.Object({
        id: Type.String({ minLength: 1, maxLength: 300 }),
        person: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      }),
    },
    response: { 200: Explained },
    summary: 'Why a feature, page, menu entry or endpoint is there or not, for nobody in particular or for one person.',
    async handle({ query }) {
      const person = query.person === undefined ? undefined : await people()?.find(query.person)
      if (query.person !== undefined && !person) throw webErrors.notFound(`There is no person ${query.person}.`)
      const subject = person ? await people()?.asSubject(person.id) : undefined
      return {
        id: query.id,
        person: person ? { name: person.name, email: person.email } : null,
        steps: (await explain(query.id, subject)).map(({ half, code, text, feature }) => ({
          half,
          code,
          text,
          feature: feature ?? null,
        })),
        askedAt: clock.now().toISOString(),
      }
    },
  })
}
