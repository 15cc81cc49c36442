import type { Token } from '../../../kernel/declare'
import { type Registrations, registrations } from './index'

/** Registrations where nobody has entered anything. */
export function createRegistrationsFakes(): readonly (readonly [Token<unknown>, unknown])[] {
  const none: Registrations = {
    count: async (ids) => new Map(ids.map((id) => [id, { registered: 0, withdrawn: 0 }])),
    isRegistered: async () => false,
    countRegistered: async () => 0,
    registered: async () => [],
    registeredAfter: async () => [],
    leftSince: async () => [],
    mayManage: ({ id }, { organizerId }) => organizerId === id,
  }
  return [[registrations, none]]
}
