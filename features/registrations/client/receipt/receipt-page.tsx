import { Container, ErrorCard, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { idInAddress, useData } from '../../../web/kit'
import { receiptRequest } from '../requests'
import { AgreedTerms } from './agreed-terms'
import { NextSteps } from './next-steps'
import { ListDownloads } from './list-downloads'
import { LateQuestions } from './late-questions'
import { ReceiptProof } from './receipt-proof'
import styles from './receipt-page.module.css'
import { SentAnswers } from './sent-answers'
import { Ticket } from './ticket'

/** `/user/registrations/receipt/:id`: proof of what was sent, and what comes next. Made to be printed. */
function ReceiptPage({ at }: PageProps) {
  const t = useText()
  const receipt = useData(receiptRequest(idInAddress(at.params['id'])))
  return (
    <Container className={styles.page}>
      {receipt.isPending && <Skeleton label={t('registrations.receipt.loading')} rows={3} />}
      {receipt.isError && <ErrorCard error={receipt.error} onRetry={() => void receipt.refetch()} />}
      {receipt.data && (
        <>
          <Ticket receipt={receipt.data} />
          {receipt.data.asked.length > 0 ? <LateQuestions receipt={receipt.data} /> : null}
          <div className={styles.more}>
            <NextSteps receipt={receipt.data} />
            <SentAnswers receipt={receipt.data} />
          </div>
          <AgreedTerms receipt={receipt.data} />
          <ListDownloads times={receipt.data.exports} />
          <ReceiptProof receipt={receipt.data} />
        </>
      )}
    </Container>
  )
}

export const page: PageModule = {
  Page: ReceiptPage,
  head: ({ t }) => ({ title: t('registrations.title.receipt'), robots: 'noindex' }),
}
