import { Link2, Upload as UploadIcon } from 'lucide-react'
import type { EditorPartProps } from '../../../manage/contract'
import { addRow, Button, ChooseFile, Icon, OrderedList, useText } from '../../../ui/kit'
import { documentProblems, documentTypes, MOST_DOCUMENTS, type WrittenDocument } from '../../contract'
import type { Uploaded } from '../../contract/wire'
import { DocumentFields } from './document-fields'
import styles from './documents-step.module.css'
import { UploadRow } from './upload-row'
import { useUploads } from './use-uploads'
import { readDocuments } from './written'

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '')

/** Files arrive when they arrive: in the place of their row, if it is still there, else as the last. */
function withFile(documents: readonly WrittenDocument[], key: string, { fileId, name, type, bytes }: Uploaded) {
  const file = { kind: 'file', key, fileId, type, bytes } as const
  if (!documents.some((each) => each.key === key)) return [...documents, { ...file, title: withoutEnding(name) }]
  return documents.map((each) => (each.key === key ? { ...file, title: each.title } : each))
}

/** What everybody may read beside the opportunity: files, with how far they are on their way, and links, in order. */
export function Step({ part, change, isTold, draft }: EditorPartProps) {
  const t = useText()
  const documents = readDocuments(part)
  const write = (next: readonly WrittenDocument[]) => change({ documents: next } as never)
  const problems = documentProblems({ documents })
  const { uploads, send } = useUploads(
    draft,
    (key, file) => change((before) => ({ documents: withFile(readDocuments(before), key, file) }) as never),
    () => change((before) => before ?? null), // what is missing is counted anew
  )
  const edit = (key: string, changes: Partial<WrittenDocument>) =>
    write(documents.map((each) => (each.key === key ? ({ ...each, ...changes } as WrittenDocument) : each)))
  const isFull = documents.length + uploads.length >= MOST_DOCUMENTS
  function addLink() {
    const key = crypto.randomUUID()
    addRow(key, () => write([...documents, { kind: 'link', key, title: '', url: '' }]))
  }
  return (
    <>
      <p className={styles.text}>{t('documents.editor.text')}</p>
      {documents.length + uploads.length === 0 ? <p className={styles.text}>{t('documents.editor.none')}</p> : null}
      <OrderedList
        items={documents}
        most={MOST_DOCUMENTS}
        keyOf={({ key }) => key}
        nameOf={({ title }, at) => title.trim() || t('documents.editor.number', { number: at + 1 })}
        onChange={write}
        draw={(document, at) => (
          <DocumentFields
            document={document}
            number={at + 1}
            problems={problems.filter((each) => each.at === at)}
            isTold={isTold}
            onChange={(changes) => edit(document.key, changes)}
            onReplace={(file) => void send(file, document.key)}
          />
        )}
      />
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
      <div className={styles.row}>
        <ChooseFile
          label={t('documents.editor.choose')}
          accept={documentTypes}
          multiple
          disabled={isFull}
          onChoose={(files) =>
            files.slice(0, MOST_DOCUMENTS - documents.length - uploads.length).forEach((file) => void send(file))
          }
        >
          <Icon of={UploadIcon} size={16} />
          {t('documents.editor.choose')}
        </ChooseFile>
        <Button disabled={isFull} onClick={addLink}>
          <Icon of={Link2} size={16} />
          {t('documents.editor.addLink')}
        </Button>
      </div>
    </>
  )
}
