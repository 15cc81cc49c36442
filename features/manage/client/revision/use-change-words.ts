import { useLanguage, useText } from '../../../ui/kit'
import { useShown } from '../../../web/kit'
import { editorParts, partName } from '../../contract'

const PART = 'part.'

/** What is changed, as people read it: “Title, place and Prizes”. A step that is switched off goes without its name. */
export function useChangeWords(): (changes: readonly string[]) => string {
  const t = useText()
  const language = useLanguage()
  const steps = useShown(editorParts)
  const wordOf = (change: string) => {
    if (!change.startsWith(PART)) return t(`manage.change.${change}`)
    const step = steps.find(({ item }) => partName(item) === change.slice(PART.length))
    return step ? t(step.item.label) : t('manage.change.other')
  }
  return (changes) => new Intl.ListFormat(language).format([...new Set(changes.map(wordOf))])
}
