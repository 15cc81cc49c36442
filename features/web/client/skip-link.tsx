import type { MouseEvent } from 'react'
import { useText } from '../../ui/kit'
import { useUrl } from '../kit'
import styles from './skip-link.module.css'

/** Past the bars, into the page. Written out in full: the document's base is `/` (spec §4), where a mere `#main` would lead to. */
export function SkipLink() {
  const t = useText()
  const { withQuery } = useUrl()
  return (
    <a className={styles.skip} href={`${withQuery({})}#main`} onClick={toMain}>
      {t('web.skip')}
    </a>
  )
}

function toMain(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.focus()
}
