import { Written } from '../../../ui/kit'
import styles from './compare-page.module.css'

export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <Written text={rule} />
        </li>
      ))}
    </ul>
  )
}
