import { useText, Written } from '../../../ui/kit'
import type { Terms } from '../../contract/wire-terms'
import { TermsInWords } from '../agreed/terms-in-words'
import styles from './verify-page.module.css'

/** What its sender agreed to; without a connection how much that was, at least, and the organizer's own words. */
export function SealedTerms({ terms }: { readonly terms: Terms }) {
  const t = useText()
  const { version, conditions, team, note } = terms
  const count = conditions.length + Object.keys(team).length
  return (
    <div>
      <dt>{t('registrations.terms.sealedTitle')}</dt>
      <dd className={styles.terms}>
        <p>{version > 0 ? t('registrations.terms.version', { version }) : t('registrations.terms.noVersion')}</p>
        <TermsInWords
          was={terms}
          now={null}
          instead={
            <>
              <p>{t('registrations.terms.count', { count })}</p>
              {note ? (
                <p>
                  <Written text={note} />
                </p>
              ) : null}
            </>
          }
        />
      </dd>
    </div>
  )
}
