import { langOf, Tag, useLanguage, useText } from '../../ui/kit'
import { ownKinds } from '../../listings/contract'
import type { DraftBody } from '../contract/wire'
import { DraftFacts } from './draft-facts'
import styles from './draft-preview.module.css'
import formatted from './formatted.module.css'
import { PreviewParts } from './preview-parts'
import { PreviewQuestions } from './preview-questions'

/** The opportunity as it stands, in the order in which people read it, and what its form will ask. */
export function DraftPreview({ body }: { readonly body: DraftBody }) {
  const t = useText()
  const language = useLanguage()
  const kind = ownKinds.find(({ id }) => id === body.kind)
  return (
    <article className={styles.preview}>
      <p>{kind && t(kind.label)}</p>
      <h2>{body.title || t('manage.untitled')}</h2>
      <p>{body.organisation}</p>
      <DraftFacts body={body} />
      {/* Cleaned by the server on the way in and on the way out; here it is what the field wrote, which knows no other tags. */}
      <div
        className={formatted.formatted}
        lang={langOf(body.description.replace(/<[^>]*>/g, ''), language)}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: body.description }}
      />
      {body.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={t('manage.tags')}>
          {body.tags.map((tag) => (
            <li key={tag}>
              <Tag tone="outline">{tag}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <PreviewParts body={body} />
      <PreviewQuestions questions={body.questions} />
    </article>
  )
}
