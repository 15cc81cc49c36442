import { type BirthDateRule, OF_AGE } from '../../rules/contract'
import { guardiansErrors } from '../contract'

/** Whoever has said that they are under 18 does not make themselves older, or nameless of age, to go without a guardian. */
export const keepsAge: BirthDateRule = {
  id: 'guardians.keeps-age',
  judge(_, was, becomes) {
    if (was(OF_AGE) && !becomes(OF_AGE))
      throw guardiansErrors.ageKept(
        'By the date that you gave you are under 18, so you cannot change it to an earlier one yourself. If it was a mistake, write to us.',
      )
  },
}
