import { Button, Note, ProgressBar, useText } from '../../../ui/kit'
import styles from './documents-step.module.css'
import type { Upload } from './uploads'

/** A file on its way: how far, and how to stop it; or why it did not come. */
export function UploadRow({ upload: { name, sent, problem, says, stop } }: { readonly upload: Upload }) {
  const t = useText()
  if (problem)
    return (
      <Note tone="danger" live>
        <div className={styles.row}>
          <span>{t('documents.editor.wrong', { name, why: says ?? t(`documents.editor.${problem}`) })}</span>
          <Button size="small" variant="quiet" onClick={stop}>
            {t('ui.dismiss')}
          </Button>
        </div>
      </Note>
    )
  return (
    <div className={styles.upload}>
      <span className={styles.name}>{name}</span>
      <ProgressBar percent={Math.round(sent * 100)} label={t('documents.editor.sending', { name })} />
      <Button size="small" variant="quiet" onClick={stop}>
        {t('documents.editor.stop')}
      </Button>
    </div>
  )
}
