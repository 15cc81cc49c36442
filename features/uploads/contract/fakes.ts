import type { Token } from '../../../kernel/declare'
import { type Uploads, uploads } from './index'

/** A house that nobody has sent a file to. */
export function createUploadsFakes(): readonly (readonly [Token<unknown>, unknown])[] {
  const none: Uploads = {
    take: async () => new Map(),
    hold: async () => {},
    states: async () => new Map(),
    open: async () => undefined,
  }
  return [[uploads, none]]
}
