import { token } from '../../../kernel/declare'

/** Who wants to stand on leaderboards: one switch for all of them, whichever feature draws one. */
export interface Listed {
  /** Those of these people who do not. */
  unlistedOf(personIds: readonly number[]): Promise<ReadonlySet<number>>
}

export const listed = token<Listed>('gamification.listed')
