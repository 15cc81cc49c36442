import { Card, Note, useText } from '../../../ui/kit'
import { LazyPart, useShown } from '../../../web/kit'
import { type TermsPartProps, termsParts } from '../../contract'
import type { Receipt } from '../../contract/wire'
import { verbOf } from '../verb'
import styles from './receipt-page.module.css'

/** What one agreed to; where others agree to something else by now: what has changed, and what one can do. */
export function AgreedTerms({ receipt: { terms, kind, canWithdraw } }: { readonly receipt: Receipt }) {
  const t = useText()
  const parts = useShown(termsParts)
  if (!terms || parts.length === 0) return null
  const verb = verbOf(kind)
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
      {parts.map(({ id, feature, item }) => (
        <LazyPart
          key={id}
          feature={feature}
          load={item.load}
          draw={({ Part }) => {
            const Drawn = Part as (props: TermsPartProps) => React.ReactNode
            return <Drawn {...terms} />
          }}
        />
      ))}
    </Card>
  )
}
