import { Note, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { DraftPreview } from '../draft-preview'
import styles from '../editor.module.css'
import type { StepProps } from './step-props'

/** What everyone will see, and what is still missing with a way to it. */
export function PreviewStep({ body, problems, hrefOf }: StepProps) {
  const t = useText()
  return (
    <>
      {problems.length > 0 && (
        <Note tone="warning" live>
          <ul className={styles.missing}>
            {problems.map(({ step, path, says }) => (
              <li key={`${path} ${says}`}>
                <Link href={hrefOf(step)} className={styles.jump}>
                  {t(`manage.problem.${says}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <DraftPreview body={body} />
      <p>{t('manage.submitHint')}</p>
    </>
  )
}
