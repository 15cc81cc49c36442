import { demoAccounts, demoEmail } from '../../features/session/contract/demo-accounts'
import { findUser } from '../../features/session/contract'
import { Select } from '../../features/ui/kit'
import { useKernel } from '../../features/web/kit'
import { lookAs, NOBODY } from './look'

const options = [
  ...demoAccounts.map(({ word, name }) => ({ value: word, label: `${word} · ${name}` })),
  { value: NOBODY, label: NOBODY },
]

/** Who looks: any demo account, or nobody. */
export function LookPicker() {
  const email = findUser(useKernel().subject)?.email
  return (
    <Select
      size="small"
      aria-label="Look as"
      options={options}
      value={demoAccounts.find((each) => demoEmail(each) === email)?.word ?? NOBODY}
      onChange={({ currentTarget }) => lookAs(currentTarget.value)}
    />
  )
}
