import { Copy, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, Card, Field, Icon, TextInput, useCopyLink, useText } from '../../../ui/kit'
import { linkWith } from './referral-link'
import styles from './referrals.module.css'

/** What of a link follows the site's own address. */
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash

/** One's link, to copy or to hand on, and links to single pages. */
export function ShareCard({ code }: { readonly code: string }) {
  const t = useText()
  const copy = useCopyLink()
  const [address, setAddress] = useState('')
  const hasSheet = 'share' in navigator
  const isGiven = address.trim() !== ''
  const link = linkWith(code, isGiven ? address : '/', location.origin)
  const share = (url: string) => navigator.share({ title: t('tracking.referrals.shareTitle'), url }).catch(() => {})
  return (
    <Card as="section" pad="large" className={styles.share} aria-labelledby="my-link">
      <h2 id="my-link" className={styles.heading}>
        {t('tracking.referrals.link')}
      </h2>
      <p className={styles.text}>{t('tracking.referrals.linkText')}</p>
      <output className={styles.link} aria-live="polite">
        {link?.href ?? t('tracking.referrals.otherSite')}
      </output>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          {...(link ? {} : { disabledReason: t('tracking.referrals.otherSite') })}
          onClick={() => link && void copy(pathOf(link))}
        >
          <Icon of={Copy} size={16} />
          {t('tracking.referrals.copy')}
        </Button>
        {hasSheet && link ? (
          <Button onClick={() => void share(link.href)}>
            <Icon of={Share2} size={16} />
            {t('tracking.referrals.share')}
          </Button>
        ) : null}
      </div>
      <Field label={t('tracking.referrals.page')} hint={t('tracking.referrals.pageText')} optional>
        <TextInput
          icon={Link2}
          value={address}
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </Field>
    </Card>
  )
}
