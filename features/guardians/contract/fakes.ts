import type { Token } from '../../../kernel/declare'
import { type Consents, consents } from './index'

/** Nobody lacks a consent. */
export function createGuardiansFakes(): readonly (readonly [Token<unknown>, unknown])[] {
  const standIn: Consents = {
    demand: async () => async () => {},
    demandOfMinor: async () => async () => {},
    lackedBy: async () => new Set(),
  }
  return [[consents, standIn]]
}
