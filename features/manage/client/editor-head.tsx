import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink, Cover, CustomTitleBar, Icon, useText } from '../../ui/kit'
import { ownKinds } from '../../listings/contract'
import type { Draft, DraftBody } from '../contract/wire'
import styles from './editor-head.module.css'
import { OWN_DRAFTS, OWN_PUBLIC } from './requests'

interface EditorHeadProps {
  readonly draft: Draft
  readonly body: DraftBody
  readonly previewHref: string
  /** Whether what was written is safe. */
  readonly state: ReactNode
}

/** What one edits, under the picture that its id will have. */
export function EditorHead({ draft: { id, isPublic }, body: { title, kind }, previewHref, state }: EditorHeadProps) {
  const t = useText()
  const hold = ownKinds.find(({ id }) => id === kind)?.hold ?? 'event'
  return (
    <CustomTitleBar
      wide
      title={title.trim() || t('manage.untitled')}
      back={{ href: isPublic ? OWN_PUBLIC : OWN_DRAFTS, label: t('manage.leave') }}
      mark={
        <span className={styles.mark}>
          <Cover kind={hold} id={id} width={92} height={68} />
        </span>
      }
      state={<span className={styles.state}>{state}</span>}
      leave={
        <ButtonLink variant="quiet" href={previewHref}>
          <Icon of={Eye} size={18} />
          {t('manage.step.preview')}
        </ButtonLink>
      }
    />
  )
}
