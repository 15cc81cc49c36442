import { token } from '../../../kernel/index'
import type { LocalDays } from './local-days'
import type { OwnFacts } from './own-facts'
import type { PersonFacts } from './person-facts'

export const localDays = token<LocalDays>('rules.local-days')
export const ownFacts = token<OwnFacts>('rules.own-facts')
export const personFacts = token<PersonFacts>('rules.person-facts')
