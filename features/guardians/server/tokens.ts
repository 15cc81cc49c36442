import { token } from '../../../kernel/index'
import type { Answering } from './answering'
import type { Ask, ConsentParts } from './asking'
import type { Standings } from './consents'

export const answering = token<Answering>('guardians.answering')
export const ask = token<Ask>('guardians.ask')
export const parts = token<ConsentParts>('guardians.parts')
export const standings = token<Standings>('guardians.standings')
