import { useQueryClient } from '@tanstack/react-query'
import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { toasts } from '../../ui/contract'
import {
  Button,
  ChooseFile,
  classNames,
  ErrorCard,
  FieldGroup,
  Icon,
  Note,
  useText,
  VisuallyHidden,
} from '../../ui/kit'
import { forget, useData, useService } from '../../web/kit'
import { endingsOf, type FileFieldProps, fileTypes, MEGABYTE, PENDING } from '../contract'
import type { Upload } from '../contract/wire'
import { ArrivedRow, PartRow, SendingRow } from './file-rows'
import styles from './file-field.module.css'
import { API, ownUploadsRequest } from './requests'
import { useSending } from './use-sending'

/** One file of a form: chosen or dropped, seen on its way, replaced, taken out. What has arrived outlives the page. */
export function FileField(props: FileFieldProps) {
  const { label, named, error, purpose, about, rule, value, onChange } = props
  const t = useText()
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const box = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState<Upload>()
  const [isOver, setOver] = useState(false)
  const { underWay, wrong, send, setWrong, change } = useSending(props, (upload) => {
    setArrived(upload)
    void forget(queries, API)
  })
  const own = useData(ownUploadsRequest(purpose, about), { enabled: value !== '' && !underWay, anew: true })
  const known = own.data?.items ?? []
  const current = [...(arrived ? [arrived] : []), ...known].find(({ id }) => id === value)
  const part = value === PENDING ? known.find(({ state }) => state === 'receiving') : undefined
  const isAsking = value !== '' && !underWay && !current && own.isPending
  const isHarmful = current?.state === 'harmful'
  const isMissing = value !== '' && value !== PENDING && !underWay && !current
  const endings = endingsOf(rule.kinds)
  const kinds = endings.join(', ').toUpperCase()
  const takes = t('uploads.takes', { kinds, most: rule.mostBytes / MEGABYTE })

  function choose([file, ...more]: readonly File[]) {
    if (!file) return
    void send(file)
    if (more.length > 0) show({ tone: 'info', text: t('uploads.wrong.many', { name: file.name }) })
    // The button that was pressed goes; what stands there instead is heard from here.
    box.current?.focus()
  }
  function remove(name: string) {
    const before = value
    onChange('')
    box.current?.focus()
    const undo = { label: t('uploads.undo'), run: () => change(before) }
    show({ tone: 'info', text: t('uploads.removed', { name }), durationMs: 8000, action: undo })
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!underWay) choose([...event.dataTransfer.files])
  }
  const chooser = (says: string, hears: string) => (
    <ChooseFile
      label={t(hears, { question: named })}
      accept={endings.flatMap((each) => [`.${each}`, fileTypes[each].mime])}
      onChoose={choose}
    >
      <Icon of={UploadIcon} size={16} />
      {t(says)}
      <VisuallyHidden>{named}</VisuallyHidden>
    </ChooseFile>
  )
  const clear = (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('uploads.removeFor', { question: named })}
      onClick={() => onChange('')}
    >
      {t('uploads.remove')}
    </Button>
  )

  return (
    <FieldGroup label={label as ReactNode} hint={takes} error={error}>
      <div
        ref={box}
        tabIndex={-1}
        className={classNames(styles.box, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {underWay ? (
          <SendingRow underWay={underWay} named={named} />
        ) : current && !isHarmful ? (
          <ArrivedRow upload={current} onRemove={() => remove(current.name)} named={named}>
            {chooser('uploads.replace', 'uploads.replaceFor')}
          </ArrivedRow>
        ) : (
          <>
            {part ? <PartRow upload={part} /> : null}
            {isAsking ? <p className={styles.says}>{t('uploads.reading')}</p> : null}
            <div className={styles.row}>
              {chooser('uploads.choose', 'uploads.chooseFor')}
              <span className={styles.drop}>{t('uploads.orDrop')}</span>
              {value !== '' && !isAsking ? clear : null}
            </div>
          </>
        )}
      </div>
      {wrong ? (
        <Note tone="danger" live>
          <div className={styles.row}>
            <span>
              {wrong.says ??
                t(`uploads.wrong.${wrong.key}`, { name: wrong.name, kinds, most: rule.mostBytes / MEGABYTE })}
            </span>
            <Button size="small" variant="quiet" onClick={() => setWrong(undefined)}>
              {t('ui.dismiss')}
            </Button>
          </div>
        </Note>
      ) : null}
      {isMissing && own.isError ? <ErrorCard small error={own.error} onRetry={() => void own.refetch()} /> : null}
      {isHarmful || (isMissing && own.isSuccess && !own.isFetching) ? (
        <Note tone="danger" live>
          {current ? t('uploads.wrong.harmful', { name: current.name }) : t('uploads.gone')}
        </Note>
      ) : null}
    </FieldGroup>
  )
}
