import type { Landing } from '../../contract/wire-landing'
import { LandingLinks } from './landing-links'

/** Pages beside this one that have enough on them: the same elsewhere, others here, wider ones. */
export function Neighbours({ landing: { links } }: { readonly landing: Landing }) {
  return <LandingLinks words="listings.beside" name="beside" groups={links} />
}
