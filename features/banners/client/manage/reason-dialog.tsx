import { useState } from 'react'
import { Button, Dialog, ErrorCard, Field, TextArea, useText } from '../../../ui/kit'

const SHORTEST = 3
const LONGEST = 300

export interface ReasonDialogProps {
  readonly title: string
  /** What the button does. */
  readonly act: string
  readonly error: Error | null
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onReason: (why: string) => void
}

/** Asks why before something is done that others will read about. */
export function ReasonDialog({ title, act, error, isBusy, onClose, onReason }: ReasonDialogProps) {
  const t = useText()
  const [why, setWhy] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={t('banners.why.reads')}
      footer={
        <>
          <Button onClick={onClose}>{t('banners.cancel')}</Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={why.trim().length < SHORTEST}
            onClick={() => onReason(why.trim())}
          >
            {act}
          </Button>
        </>
      }
    >
      <Field label={t('banners.why.reason')}>
        <TextArea
          rows={3}
          maxLength={LONGEST}
          value={why}
          data-autofocus
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </Field>
      {error ? <ErrorCard small error={error} /> : null}
    </Dialog>
  )
}
