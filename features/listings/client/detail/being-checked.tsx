import { ButtonLink, EmptyState, useText } from '../../../ui/kit'

/** In place of an opportunity that was reported: it comes back, or it does not. */
export function BeingChecked() {
  const t = useText()
  return (
    <EmptyState
      title={t('listings.held.title')}
      text={t('listings.held.text')}
      actions={<ButtonLink href="/all-opportunities">{t('listings.invited.others')}</ButtonLink>}
    />
  )
}
