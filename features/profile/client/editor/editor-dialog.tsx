import { Dialog, ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { Section } from '../../contract'
import { ownRequest } from '../requests'
import { HeadForm } from './head-form'
import { SectionEditor } from './section-editor'
import { useAskFirst } from './use-typed'

interface EditorDialogProps {
  readonly what: Section | 'profile'
  readonly isWhole: boolean
  readonly onClose: () => void
}

/** The editor of one section, or of the head, over one's own page. */
export function EditorDialog({ what, isWhole, onClose }: EditorDialogProps) {
  const t = useText()
  const own = useData(ownRequest)
  const { askFirst, setTyped } = useAskFirst()
  return (
    <Dialog
      open
      onClose={() => askFirst(onClose)}
      width={620}
      title={t(what === 'profile' ? 'profile.head.title' : `profile.section.${what}`)}
    >
      {own.isPending ? <Skeleton label={t('profile.loading')} rows={2} /> : null}
      {own.isError ? <ErrorCard small error={own.error} onRetry={() => void own.refetch()} /> : null}
      {own.data ? (
        what === 'profile' ? (
          <HeadForm own={own.data} onSaved={onClose} onTyped={setTyped} />
        ) : (
          <SectionEditor
            section={what}
            entries={own.data.sections[what]}
            isWhole={isWhole}
            begins={own.data.sections[what].length === 0}
            onTyped={setTyped}
          />
        )
      ) : null}
    </Dialog>
  )
}
