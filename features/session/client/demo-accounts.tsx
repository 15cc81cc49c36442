import { Select, useText } from '../../ui/kit'
import { apiRequest } from '../../web/contract'
import { useData } from '../../web/kit'
import type { DemoAccount } from '../contract/wire'
import styles from './form.module.css'

/** Known to everyone who can read the first line that the server prints; accounts that have it exist in demos only. */
const DEMO_PASSWORD = 'foothold-demo-1'

/** In a demo: who can be tried out. Elsewhere the server answers 404 and nothing is drawn. */
export function DemoAccounts({ onChoose }: { readonly onChoose: (email: string, password: string) => void }) {
  const t = useText()
  const accounts = useData(apiRequest<readonly DemoAccount[]>('/api/session/demo-accounts'))
  if (!accounts.data) return null
  return (
    <label className={styles.demo}>
      <span>{t('session.demo')}</span>
      <Select
        defaultValue=""
        onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value, DEMO_PASSWORD)}
        options={[
          { value: '', label: t('session.demo.choose') },
          ...accounts.data.map(({ email, name, role }) => ({ value: email, label: `${role} · ${name}` })),
        ]}
      />
    </label>
  )
}
