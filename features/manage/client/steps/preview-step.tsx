import { Note, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { DraftPreview } from '../draft-preview'
import styles from '../editor.module.css'
import type { StepProps } from './step-props'

/** What everyone will see, and what is still missing with a way to it. */
export function PreviewStep({ body, isPublic, missing, hrefOf }: StepProps) {
  const t = useText()
  return (
    <>
      {missing.length > 0 && (
        <Note tone="warning" live>
          <ul className={styles.missing}>
            {missing.map(({ step, path, text }) => (
              <li key={`${path} ${text}`}>
                <Link href={hrefOf(step)} className={styles.jump}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <DraftPreview body={body} />
      <p>{t(isPublic ? 'manage.public.submitHint' : 'manage.submitHint')}</p>
    </>
  )
}
