import { Download } from 'lucide-react'
import { ButtonLink, Icon, useText } from '../../../ui/kit'
import type { Receipt } from '../../contract/wire'
import styles from './receipt-page.module.css'

/** The fingerprint of what was sent, and the very bytes that it was taken of: anyone can check one against the other. */
export function ReceiptProof({ receipt: { code, hash, content } }: { readonly receipt: Receipt }) {
  const t = useText()
  return (
    <section className={styles.proof} aria-labelledby="proof-title">
      <h2 id="proof-title">{t('registrations.receipt.hash')}</h2>
      <code>{hash}</code>
      <p>{t('registrations.receipt.hashText')}</p>
      <ButtonLink
        variant="quiet"
        size="small"
        href={`data:application/json;charset=utf-8,${encodeURIComponent(content)}`}
        download={`${code}.json`}
      >
        <Icon of={Download} size={16} />
        {t('registrations.receipt.content')}
      </ButtonLink>
    </section>
  )
}
