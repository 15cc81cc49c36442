import type { Translate } from '../../ui/contract'
import type { Listing } from './wire'

/** For whom it is, by the texts of listings; `hasConditions`: that is not all of it. */
export function audienceText(
  t: Translate,
  { audiences, hasConditions }: Pick<Listing, 'audiences'> & Partial<Pick<Listing, 'hasConditions'>>,
): string {
  if (audiences.length === 0) return t(hasConditions ? 'listings.withConditions' : 'listings.forAll')
  const names = audiences.map((each) => t(`listings.audience.${each}`))
  const who = names.join(', ').toLowerCase()
  return t(hasConditions ? 'listings.forSomeWithConditions' : 'listings.forSome', { who })
}
