import { useText, VisuallyHidden } from '../../../ui/kit'
import { wordChanges } from './word-changes'
import styles from './word-diff.module.css'

const elements = { gone: 'del', come: 'ins' } as const

/** What a sentence said and what it says now, in one: by line and by word, so that no colour is needed to tell them apart. */
export function WordDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useText()
  return wordChanges(before, after).map(({ is, text }, at) => {
    if (is === 'kept') return text
    const [Element, words] = [elements[is], text.trimEnd()]
    return (
      <span key={at}>
        <Element className={styles[is]}>
          <VisuallyHidden>{t(`rules.diff.${is}`)}: </VisuallyHidden>
          {words}
          <VisuallyHidden>.</VisuallyHidden>
        </Element>
        {is === 'gone' || words !== text ? ' ' : ''}
      </span>
    )
  })
}
