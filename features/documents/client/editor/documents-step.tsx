import { Link2, Upload as UploadIcon } from 'lucide-react'
import type { EditorPartProps } from '../../../manage/contract'
import { addRow, Button, Icon, OrderedList, useText } from '../../../ui/kit'
import { documentProblems, MOST_DOCUMENTS, type WrittenDocument } from '../../contract'
import type { Uploaded } from '../../contract/wire'
import { ChooseFile } from './choose-file'
import { DocumentFields } from './document-fields'
import styles from './documents-step.module.css'
import { UploadRow } from './upload-row'
import { useLatest } from './use-latest'
import { useUploads } from './use-uploads'
import { readDocuments } from './written'

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '')

/** What everybody may read beside the opportunity: files, with how far they are on their way, and links, in order. */
export function Step({ part, change, isTold }: EditorPartProps) {
  const t = useText()
  const documents = readDocuments(part)
  const write = (next: readonly WrittenDocument[]) => change({ documents: next } as never)
  // Files arrive when they arrive: what was written meanwhile must not be lost.
  const latest = useLatest({ documents, write })
  const problems = documentProblems({ documents })
  const { uploads, send } = useUploads((key, { fileId, name, type, bytes }: Uploaded) => {
    const { documents, write } = latest.current
    const file = { kind: 'file', fileId, type, bytes } as const
    const known = documents.find((each) => each.key === key)
    if (known) write(documents.map((each) => (each === known ? { ...file, key, title: known.title } : each)))
    else write([...documents, { ...file, key, title: withoutEnding(name) }])
  })
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
          multiple
          disabled={isFull}
          onChoose={(files) => files.slice(0, MOST_DOCUMENTS - documents.length).forEach((file) => void send(file))}
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
