import { useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import roles from '../roles/roles-page.module.css'
import { MergedLines } from './merged-lines'
import { mergesRequest } from './requests'

/** Which accounts became one with this person's; nothing where none did. */
export function MergedSection({ personId }: { readonly personId: number }) {
  const t = useText()
  const merges = useData(mergesRequest(personId)).data?.items ?? []
  if (merges.length === 0) return null
  return (
    <section className={roles.section} aria-labelledby="merged">
      <h3 id="merged" className={roles.subtitle}>
        {t('session.merge.list')}
      </h3>
      <MergedLines merges={merges} />
    </section>
  )
}
