import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, DialogButtons, Field, Icon, RadioGroup, TextInput, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useData, useService } from '../../../web/kit'
import type { PersonRights } from '../../contract/wire-rights'
import { peopleRequest } from '../roles/requests'
import styles from './merge.module.css'
import { MergeLook } from './merge-look'
import { API } from './requests'
import { useMergeChange } from './use-merge-change'

type Which = Pick<PersonRights, 'id' | 'name' | 'email'>
const SHOWN = 5

/** Merges the account on the page with another one of the same person. */
export function MergePerson({ person }: { readonly person: Which }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Merge} size={16} />
        {t('session.merge.open')}
      </Button>
      {isOpen ? <MergeDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function MergeDialog({ person, onClose }: { readonly person: Which; readonly onClose: () => void }) {
  const t = useText()
  const [asked, setAsked] = useState<number>()
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Merge}
      width={600}
      title={t('session.merge.title', { name: person.name })}
      text={t('session.merge.text')}
    >
      {asked === undefined ? (
        <Choose person={person} onAsked={setAsked} onClose={onClose} />
      ) : (
        <MergeLook id={asked} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface ChooseProps {
  readonly person: Which
  readonly onAsked: (id: number) => void
  readonly onClose: () => void
}

/** Which other account, which of the two stays, and why. */
function Choose({ person, onAsked, onClose }: ChooseProps) {
  const t = useText()
  const http = useService(httpClient)
  const { change, isBusy } = useMergeChange()
  const [search, setSearch] = useState('')
  const [otherId, setOtherId] = useState<string>()
  const [kept, setKept] = useState<'this' | 'other'>('this')
  const [reason, setReason] = useState('')
  const wanted = search.trim()
  const found = useData(peopleRequest({ search: wanted, show: 'all' }), { enabled: wanted.length >= 2 }).data
  const others = (wanted.length >= 2 ? (found?.items ?? []) : []).filter(({ id }) => id !== person.id).slice(0, SHOWN)
  const other = others.find(({ id }) => String(id) === otherId)

  async function look() {
    if (!other) return
    const [from, to] = kept === 'this' ? [other.id, person.id] : [person.id, other.id]
    const done = await change(async () => (await http.post<{ id: number }>(API, { from, to, reason })).data)
    if (done) onAsked(done.value.id)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      <Field label={t('session.merge.other')} hint={t('session.merge.otherHint')}>
        <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Field>
      {others.length > 0 ? (
        <RadioGroup
          name="other"
          label={t('session.merge.which')}
          options={others.map(({ id, name, email }) => ({ value: String(id), label: name, note: email }))}
          value={otherId}
          onChange={setOtherId}
        />
      ) : found && wanted.length >= 2 ? (
        <p className={styles.word}>{t('session.roles.none')}</p>
      ) : null}
      {other ? (
        <RadioGroup
          name="kept"
          label={t('session.merge.kept')}
          options={[
            { value: 'this' as const, label: person.name, note: person.email },
            { value: 'other' as const, label: other.name, note: other.email },
          ]}
          value={kept}
          onChange={setKept}
        />
      ) : null}
      <Field label={t('session.roles.reason')} hint={t('session.roles.reason.hint')}>
        <TextInput value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <DialogButtons>
        <Button onClick={onClose}>{t('session.roles.cancel')}</Button>
        <Button type="submit" variant="primary" loading={isBusy} disabled={!other || reason.trim().length < 3}>
          {t('session.merge.look')}
        </Button>
      </DialogButtons>
    </form>
  )
}
