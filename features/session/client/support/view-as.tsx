import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, DialogButtons, Field, Icon, Note, TextInput, useText } from '../../../ui/kit'
import { useData, useFresh, useKernel } from '../../../web/kit'
import { findUser } from '../../contract'
import { API, visitsRequest } from './requests'
import styles from './support.module.css'
import { useOver } from './use-over'
import { useSupport } from './use-support'

interface ViewAsProps {
  readonly person: { readonly id: number; readonly name: string }
}

/** Asks a person to let one see their account, waits for the word, and goes in. */
export function ViewAs({ person }: ViewAsProps) {
  const t = useText()
  const own = findUser(useKernel().subject)?.id
  const [isOpen, setOpen] = useState(false)
  if (own === undefined || own === person.id) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Eye} size={16} />
        {t('session.support.viewAs', { name: person.name.split(' ')[0] ?? person.name })}
      </Button>
      {isOpen ? <Asking person={person} own={own} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Asking({ person, own, onClose }: ViewAsProps & { readonly own: number; readonly onClose: () => void }) {
  const t = useText()
  useFresh(`session.support:${own}`, API)
  const { data, dataUpdatedAt } = useData(visitsRequest)
  useOver(data, dataUpdatedAt)
  const { send, isBusy } = useSupport()
  const [reason, setReason] = useState('')
  const visit = data?.byMe.find(({ personId }) => personId === person.id)

  async function begin(id: number) {
    if (await send(`/${id}/begin`)) location.assign('/') // everything on the page is the other person's from now on
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={Eye}
      title={t('session.support.viewAs', { name: person.name })}
      text={t('session.support.viewText')}
    >
      {visit ? (
        <div className={styles.form}>
          <Note live tone={visit.state === 'allowed' ? 'success' : 'neutral'}>
            {t(visit.state === 'allowed' ? 'session.support.said' : 'session.support.waiting', { name: person.name })}
          </Note>
          <DialogButtons>
            <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
            <Button
              variant="primary"
              loading={isBusy}
              disabled={visit.state !== 'allowed'}
              onClick={() => void begin(visit.id)}
            >
              {t('session.support.begin')}
            </Button>
          </DialogButtons>
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void send('', { personId: person.id, reason })
          }}
        >
          <Field label={t('session.roles.reason')} hint={t('session.support.reasonHint')}>
            <TextInput value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <DialogButtons>
            <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
            <Button type="submit" variant="primary" loading={isBusy} disabled={reason.trim().length < 3}>
              {t('session.support.ask')}
            </Button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  )
}
