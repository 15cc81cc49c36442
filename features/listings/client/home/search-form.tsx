import { ArrowRight, Search } from 'lucide-react'
import { buttonClass, Icon, useText } from '../../../ui/kit'
import { formatQuery, useUrl } from '../../../web/kit'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** The list that answers. */
  readonly to: string
  /** Filters that go along. */
  readonly within?: Readonly<Record<string, string>>
}

/** Works as a plain form before the page's script does. */
export function SearchForm({ to, within = {} }: SearchFormProps) {
  const t = useText()
  const url = useUrl()
  return (
    <search>
      <form
        className={styles.search}
        action={to}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          url.go(to + formatQuery({ ...within, q: typed }))
        }}
      >
        <Icon of={Search} size={20} />
        {Object.entries(within).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          name="q"
          type="search"
          maxLength={200}
          autoComplete="off"
          aria-label={t('listings.hero.search')}
          placeholder={t('listings.hero.search')}
        />
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-label={t('listings.hero.go')}>
          <span className={styles.go}>{t('listings.hero.go')}</span>
          <Icon of={ArrowRight} size={16} />
        </button>
      </form>
    </search>
  )
}
