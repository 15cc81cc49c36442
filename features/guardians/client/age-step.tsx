import { useEffect, useRef } from 'react'
import { findUser, type SignUpStepProps } from '../../session/contract'
import { Button, ErrorCard, Skeleton, useText } from '../../ui/kit'
import { useKernel } from '../../web/kit'
import styles from './guardians.module.css'
import { GuardianPart } from './own/guardian-part'
import { useOwn } from './use-own'

/** When one was born, and for whoever is under 18 who agrees. The date is not put off, the guardian may be: their address is not always at hand. */
export function Step({ onDone }: SignUpStepProps) {
  const t = useText()
  const own = useOwn()
  const personId = findUser(useKernel().subject)?.id
  /** The date is said in this step: whoever is of age by it has nothing else to do here. */
  const isSaid = useRef(false)
  const standing = own.data?.standing
  useEffect(() => {
    if (standing === 'age-wanted') isSaid.current = true
    if (standing !== 'free' || !isSaid.current) return
    isSaid.current = false
    onDone()
  }, [standing, onDone])
  if (!own.data || personId === undefined)
    return own.isError ? (
      <ErrorCard small error={own.error} onRetry={() => void own.refetch()} />
    ) : (
      <Skeleton label={t('guardians.loading')} rows={2} />
    )
  const goOn = (label: string, variant: 'primary' | 'quiet') => (
    <Button variant={variant} size="large" onClick={onDone}>
      {t(label)}
    </Button>
  )
  return (
    <div className={styles.part}>
      <GuardianPart own={own.data} personId={personId} beside={goOn('guardians.ask.later', 'quiet')} />
      {standing === 'age-wanted' || standing === 'guardian-wanted' ? null : goOn('guardians.continue', 'primary')}
    </div>
  )
}
