import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { ChooseFile, Container, ErrorCard, Icon, Note, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { verifyPath } from '../paths'
import { sealKeyRequest } from '../requests'
import { checkReceipt, type Verdict } from './check-receipt'
import { GenuineReceipt } from './genuine-receipt'
import styles from './verify-page.module.css'

/** A receipt is a few kilobytes: what is larger is something else, and is not read. */
const MOST_BYTES = 1_000_000

/** `/receipts/verify`: whether a receipt is this house's, and unchanged. The file stays in the browser. */
function VerifyPage() {
  const t = useText()
  const key = useData(sealKeyRequest)
  const [checked, setChecked] = useState<{ readonly name: string; readonly verdict: Verdict }>()

  async function check(file: File | undefined) {
    if (!file || !key.data) return
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '')
    setChecked({ name: file.name, verdict: await checkReceipt(text, key.data.publicKey) })
  }

  return (
    <Container className={styles.page}>
      <PageHead title={t('registrations.title.verify')} text={t('registrations.verify.text')} />
      {key.isPending && <Skeleton label={t('registrations.verify.loading')} rows={1} />}
      {key.isError && <ErrorCard error={key.error} onRetry={() => void key.refetch()} />}
      {key.data && (
        <div
          className={styles.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            void check(event.dataTransfer.files[0])
          }}
        >
          <ChooseFile
            variant="primary"
            label={t('registrations.verify.choose')}
            accept={['.json', 'application/json']}
            onChoose={([file]) => void check(file)}
          >
            <Icon of={FileCheck} size={16} />
            {t('registrations.verify.choose')}
          </ChooseFile>
          <p>{t('registrations.verify.drop')}</p>
        </div>
      )}
      {checked?.verdict.is === 'genuine' ? (
        <GenuineReceipt name={checked.name} content={checked.verdict.content} />
      ) : (
        checked && (
          <Note live tone={checked.verdict.is === 'unable' ? 'warning' : 'danger'}>
            {t(`registrations.verify.${checked.verdict.is}`, { name: checked.name })}
          </Note>
        )
      )}
    </Container>
  )
}

export const page: PageModule = {
  Page: VerifyPage,
  data: () => ({ key: sealKeyRequest }),
  head: ({ t }) => ({
    title: t('registrations.title.verify'),
    description: t('registrations.verify.text'),
    canonical: verifyPath, // so that it is kept, and there without a connection
  }),
}
