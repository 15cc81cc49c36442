import type { ReactNode } from 'react'
import { langOf, useLanguage } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { Listing } from '../../contract/wire'
import styles from './card.module.css'

interface CardWordsProps {
  readonly listing: Listing
  /** In the order in which they are read; those that a listing does not have are left out. */
  readonly facts: readonly ReactNode[]
}

/** What a card of the start page says first: the title as the way in, who offers it, and its facts. */
export function CardWords({ listing, facts }: CardWordsProps) {
  const language = useLanguage()
  return (
    <>
      <h3 className={styles.title}>
        <Link href={listing.path} className={styles.link} lang={langOf(listing.title, language)}>
          {listing.title}
        </Link>
      </h3>
      <p className={styles.line} lang={langOf(listing.organisation.name, language)}>
        {listing.organisation.name}
      </p>
      <p className={styles.facts}>
        {facts.filter(Boolean).map((fact, at) => (
          <span key={at}>{fact}</span>
        ))}
      </p>
    </>
  )
}
