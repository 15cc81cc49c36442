import { Plus } from 'lucide-react'
import { buttonClass, Icon, useText } from '../../../ui/kit'
import { Link, useHasPage } from '../../../web/kit'
import bar from './bar-links.module.css'
import styles from './host-link.module.css'

const HOST = '/manage/opportunity/all/create'

/** Where publishing begins: a word in the public bar, a button for who is signed in. */
export function HostLink({ isPlain }: { readonly isPlain: boolean }) {
  const t = useText()
  const hasPage = useHasPage()
  if (!hasPage(HOST)) return null
  return (
    <span className={styles.host}>
      <Link href={HOST} className={isPlain ? bar.link : buttonClass({ variant: 'secondary' })}>
        {!isPlain && <Icon of={Plus} size={16} />}
        {t('navigation.host')}
      </Link>
    </span>
  )
}
