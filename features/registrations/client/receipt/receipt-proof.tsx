import { Download } from 'lucide-react'
import { ButtonLink, Icon, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { receiptFile } from '../../contract/receipt-file'
import type { Receipt } from '../../contract/wire'
import { verifyPath } from '../paths'
import styles from './receipt-page.module.css'

/** The fingerprint of what was sent, and the sealed file: anyone can check one against the other, and both against the house's key. */
export function ReceiptProof({ receipt }: { readonly receipt: Receipt }) {
  const t = useText()
  return (
    <section className={styles.proof} aria-labelledby="proof-title">
      <h2 id="proof-title">{t('registrations.receipt.hash')}</h2>
      <code>{receipt.hash}</code>
      <p>
        {t('registrations.receipt.hashText')} {receipt.signature && t('registrations.receipt.signed')}{' '}
        <Link className={styles.check} href={verifyPath}>
          {t('registrations.title.verify')}
        </Link>
      </p>
      <ButtonLink
        variant="quiet"
        size="small"
        href={`data:application/json;charset=utf-8,${encodeURIComponent(receiptFile(receipt))}`}
        download={`${receipt.code}.json`}
      >
        <Icon of={Download} size={16} />
        {t('registrations.receipt.content')}
      </ButtonLink>
    </section>
  )
}
