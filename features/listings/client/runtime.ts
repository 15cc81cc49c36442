import { contributeWith, defineRuntime } from '../../../kernel/index'
import { searchSources } from '../../navigation/contract'
import { httpClient } from '../../web/contract'
import { opportunitySuggestions } from './suggestions'

export const runtime = defineRuntime({
  contributes: [contributeWith(searchSources, [httpClient], opportunitySuggestions)],
})
