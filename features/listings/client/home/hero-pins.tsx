import { formatTimeLeft, OrgLogo, useLanguage } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { HomeLists } from '../../contract/wire'
import { useFacts } from '../use-facts'
import styles from './hero.module.css'

const places = [styles.first, styles.second, styles.third]

/** Three that are open now, pinned to the wall. */
export function HeroPins({ lists }: { readonly lists: HomeLists }) {
  const language = useLanguage()
  const facts = useFacts()
  const shown = [lists.newest[0]?.items[0], lists.featured[0], lists.newest[1]?.items[0]]
  return shown.map((listing, at) => {
    if (!listing) return null
    const left = listing.closesAt ? formatTimeLeft(listing.closesAt, language, lists.now) : undefined
    return (
      <Link key={listing.id} href={listing.path} className={`${styles.pin} ${places[at]}`}>
        <OrgLogo name={listing.organisation.name} src={listing.organisation.logo} size={32} />
        <span>
          <b>{listing.title}</b>
          <small>{[facts.pay(listing), left].filter(Boolean).join(' · ')}</small>
        </span>
      </Link>
    )
  })
}
