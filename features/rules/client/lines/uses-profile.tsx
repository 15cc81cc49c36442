import { cityText } from '../../../listings/contract'
import { useText } from '../../../ui/kit'
import { Link, useData, useHasPage, useHere } from '../../../web/kit'
import { usedRequest } from '../requests'
import { useRuleWords } from '../use-words'
import { fixPath } from './fix-path'
import styles from './rule-lines.module.css'

/** Below "Eligible for me": what of one's profile is looked at, and the way to change it, which comes back. */
export function Note() {
  const t = useText()
  const { word } = useRuleWords()
  const hasPage = useHasPage()
  const path = fixPath('degree', useHere())
  const { data } = useData(usedRequest)
  if (!data) return null
  const { degree, stream, endYear, cgpa, city } = data
  const said = [
    degree && degree !== 'other' ? word('degree', degree) : null,
    stream && stream !== 'other' ? word('stream', stream) : null,
    endYear === null ? null : String(endYear),
    cgpa === null ? null : t('rules.uses.cgpa', { number: cgpa }),
    city && cityText(t, city),
  ].filter(Boolean)
  return (
    <>
      {said.length > 0 ? t('rules.uses', { list: said.join(', ') }) : t('rules.uses.nothing')}
      {path && hasPage(path) ? (
        <>
          {' · '}
          <Link href={path} className={styles.change}>
            {t(said.length > 0 ? 'rules.uses.change' : 'rules.uses.add')}
          </Link>
        </>
      ) : null}
    </>
  )
}
