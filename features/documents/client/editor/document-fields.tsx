import { useState } from 'react'
import { ChooseFile, Field, TextInput, useText } from '../../../ui/kit'
import { type DocumentProblem, documentTypes, type WrittenDocument } from '../../contract'
import { useSize } from '../use-size'
import styles from './documents-step.module.css'

interface DocumentFieldsProps {
  readonly document: WrittenDocument
  readonly number: number
  readonly problems: readonly DocumentProblem[]
  readonly isTold: boolean
  readonly onChange: (changes: { readonly title?: string; readonly url?: string }) => void
  readonly onReplace: (file: File) => void
}

/** One document: what it is called, and its file or address. What is missing is said once one has been there, or was told. */
export function DocumentFields({ document, number, problems, isTold, onChange, onReplace }: DocumentFieldsProps) {
  const t = useText()
  const sizeOf = useSize()
  const [left, setLeft] = useState<readonly string[]>([])
  const leave = (field: string) => setLeft((known) => [...new Set([...known, field])])
  const errorOf = (field: DocumentProblem['field']) => {
    const problem = problems.find((each) => each.field === field)
    return problem && (isTold || left.includes(field)) ? t(`documents.problem.${problem.says}`) : undefined
  }
  return (
    <fieldset className={styles.fields} aria-label={t('documents.editor.number', { number })}>
      <Field label={t('documents.editor.title')} error={errorOf('title')}>
        <TextInput
          value={document.title}
          maxLength={120}
          onBlur={() => leave('title')}
          onChange={({ currentTarget: { value } }) => onChange({ title: value })}
        />
      </Field>
      {document.kind === 'link' ? (
        <Field label={t('documents.editor.url')} error={errorOf('url')}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            value={document.url}
            maxLength={500}
            onBlur={() => leave('url')}
            onChange={({ currentTarget: { value } }) => onChange({ url: value })}
          />
        </Field>
      ) : (
        <div className={styles.file}>
          <a className={styles.link} href={`/api/documents/files/${document.fileId}`} download>
            {sizeOf(document.type, document.bytes)}
          </a>
          <ChooseFile
            label={t('documents.editor.replaceOf', { title: document.title })}
            accept={documentTypes}
            onChoose={([file]) => file && onReplace(file)}
          >
            {t('documents.editor.replace')}
          </ChooseFile>
        </div>
      )}
    </fieldset>
  )
}
