import { ModuleBar, useText } from '../../ui/kit'
import { useKernel, useUrl } from '../kit'
import { tableOf } from '../kit/page-table'

/** The module bar while the next page's code is on its way: which page it is, without the house's own. */
export function OpeningPage() {
  const t = useText()
  const { kernel } = useKernel()
  const { path } = useUrl()
  const match = tableOf(kernel).match(path)
  const title = match?.kind === 'page' && match.page.title ? t(match.page.title).split(/ · |: /)[0] : undefined
  return <ModuleBar label={title ? t('ui.opening', { title }) : t('web.loading')} />
}
