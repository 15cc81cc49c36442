import { token } from '../../../kernel/index'
import type { Proposals } from './proposals/proposals'
import type { Switching } from './switching'

export const proposals = token<Proposals>('modules.proposals')
export const switching = token<Switching>('modules.switching')
