import { useState } from 'react'
import { Note, SkeletonBlock, useText } from '../../ui/kit'
import { LazyPart, type Shown } from '../../web/kit'
import { type EditorPart, partName, type WrittenPart } from '../contract'
import type { DraftBody } from '../contract/wire'
import styles from './draft-preview.module.css'
import { useRoute } from './use-route'

/** What steps of other features wrote, each drawn by its own feature, in the order of the steps. */
export function PreviewParts({ body }: { readonly body: DraftBody }) {
  const parts = useRoute().flatMap(({ part }) => part ?? [])
  return parts.map((shown) => {
    const written = body.parts?.[partName(shown.item)] ?? null
    return written === null ? null : <PreviewPart key={shown.id} shown={shown} written={written} body={body} />
  })
}

interface PreviewPartProps {
  readonly shown: Shown<EditorPart>
  readonly written: WrittenPart['part']
  readonly body: DraftBody
}

/** One that does not come says so: whoever approves must not take it for nothing written. */
function PreviewPart({ shown: { feature, item }, written, body }: PreviewPartProps) {
  const t = useText()
  const [isMissing, setMissing] = useState(false)
  return (
    <section className={styles.part}>
      <h2>{t(item.label)}</h2>
      <LazyPart
        feature={feature}
        load={item.preview}
        instead={isMissing ? <Note tone="warning">{t('manage.partMissing')}</Note> : <SkeletonBlock height={80} />}
        onError={() => setMissing(true)}
        draw={({ Preview }) => {
          const Drawn = Preview as (written: WrittenPart) => React.ReactNode
          return <Drawn part={written} body={body} />
        }}
      />
    </section>
  )
}
