import type { Language } from '../../../../features/ui/contract'
import { inLanguage } from './render'

/** Everything of the sandbox that needs no kernel. */
export async function specimens(language: Language) {
  const { ActionSpecimens } = await import('../../../../features/ui/client/sandbox/action-specimens')
  const { FieldSpecimens } = await import('../../../../features/ui/client/sandbox/field-specimens')
  const { ListSpecimens } = await import('../../../../features/ui/client/sandbox/list-specimens')
  const { MarkSpecimens } = await import('../../../../features/ui/client/sandbox/mark-specimens')
  const { createIdScope, IdScopeContext } = await import('../../../../features/web/kit')
  const page = (
    <IdScopeContext value={createIdScope('s')}>
      <ActionSpecimens />
      <FieldSpecimens />
      <MarkSpecimens />
      <ListSpecimens />
    </IdScopeContext>
  )
  return inLanguage(page, language)
}
