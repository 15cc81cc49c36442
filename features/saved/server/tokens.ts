import { token } from '../../../kernel/index'
import type { HiddenKnown } from './hidden-known'

export const hiddenKnown = token<HiddenKnown>('saved.hidden-known')
