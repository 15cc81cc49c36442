import { contributeWith, defineRuntime, providePerVisit, visit } from '../../../kernel/index'
import { searchSources } from '../../navigation/contract'
import { httpClient } from '../../web/contract'
import { compared } from './compare/compared'
import { createCompared } from './compare/create-compared'
import { opportunitySuggestions } from './suggestions'

export const runtime = defineRuntime({
  provides: [providePerVisit(compared, [visit], ({ signal }) => createCompared(signal))],
  contributes: [contributeWith(searchSources, [httpClient], opportunitySuggestions)],
})
