import type { WrittenPart } from '../../../manage/contract'
import { useText } from '../../../ui/kit'
import { isWebAddress, shownDocument } from '../../contract'
import { readDocuments } from '../editor/written'
import { DocumentRows } from './document-rows'

/** The documents of a draft as people will read them; one that has no name yet goes by its number, a link that leads nowhere yet is left out. */
export function Preview({ part }: WrittenPart) {
  const t = useText()
  const shown = readDocuments(part).flatMap((each, at) => {
    const title = each.title.trim() || t('documents.editor.number', { number: at + 1 })
    return each.kind === 'link' && !isWebAddress(each.url) ? [] : [{ ...shownDocument(each), title }]
  })
  return shown.length === 0 ? null : <DocumentRows documents={shown} />
}
