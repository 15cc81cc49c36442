import { token } from '../../../kernel/index'
import type { Badges } from './badges/badges'
import type { Book } from './ledger/ledger'
import type { PersonFacts } from './person/person-facts'
import type { Leaderboard } from './ranks/leaderboard'
import type { createStandings } from './ranks/standings'

export const badges = token<Badges>('gamification.badge-service')
export const book = token<Book>('gamification.book')
export const leaderboard = token<Leaderboard>('gamification.leaderboard')
export const personFacts = token<PersonFacts>('gamification.person-facts')
export const scoreboards = token<ReturnType<typeof createStandings>>('gamification.scoreboards')
