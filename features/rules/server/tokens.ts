import { token } from '../../../kernel/index'
import type { PersonFacts } from './person-facts'

export const personFacts = token<PersonFacts>('rules.person-facts')
