import { Card, Note, useText } from '../../../ui/kit'
import { useShown } from '../../../web/kit'
import { termsParts } from '../../contract'
import type { Receipt } from '../../contract/wire'
import { TermsInWords } from '../agreed/terms-in-words'
import { verbOf } from '../verb'
import styles from './receipt-page.module.css'

/** The first seal had nothing of them. */
const SEALS_TERMS = 2

/** What one agreed to; where others agree to something else by now: what has changed, and what one can do. */
export function AgreedTerms({ receipt: { terms, kind, canWithdraw, sealVersion } }: { readonly receipt: Receipt }) {
  const t = useText()
  const isSaid = useShown(termsParts).length > 0
  if (!terms || !isSaid) return null
  const verb = verbOf(kind)
  const { version } = terms.was
  return (
    <Card as="section" pad="large" id="terms" className={styles.terms} aria-labelledby="terms-title">
      <h2 id="terms-title" className={styles.title}>
        {t('registrations.terms.title')}
      </h2>
      {terms.now ? (
        <Note tone="warning">
          {t(`registrations.terms.changed.${verb}`)}{' '}
          {t(`registrations.terms.${canWithdraw ? 'choice' : 'stays'}.${verb}`)}
        </Note>
      ) : null}
      <TermsInWords {...terms} />
      <p className={styles.rules}>
        {version > 0 ? t('registrations.terms.version', { version }) : t('registrations.terms.noVersion')}{' '}
        {sealVersion >= SEALS_TERMS ? t('registrations.terms.sealed') : null}
      </p>
    </Card>
  )
}
