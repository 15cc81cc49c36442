import { Checkbox, CountField, FieldGroup, useText } from '../../../ui/kit'
import { fileKinds, MOST_MEGABYTES } from '../../../uploads/contract'
import type { DraftQuestion } from '../../contract/wire'
import styles from '../editor.module.css'

interface FileBoundsProps {
  readonly question: DraftQuestion
  readonly edit: (recipe: (own: DraftQuestion) => void) => void
}

/** Which kinds of files a question takes, and how large one may be. */
export function FileBounds({ question: { kinds = [], max }, edit }: FileBoundsProps) {
  const t = useText()
  return (
    <div className={styles.pair}>
      <FieldGroup label={t('manage.file.kinds')}>
        {fileKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`manage.file.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              edit((own) => {
                own.kinds = fileKinds.filter((each) => (each === kind ? checked : kinds.includes(each)))
              })
            }
          />
        ))}
      </FieldGroup>
      <CountField
        label={t('manage.file.most')}
        value={max ?? MOST_MEGABYTES}
        least={1}
        most={MOST_MEGABYTES}
        onChange={(count) => edit((own) => void (own.max = count))}
      />
    </div>
  )
}
