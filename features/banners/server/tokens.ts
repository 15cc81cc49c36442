import { token } from '../../../kernel/index'
import type { Telling } from './notices/telling'
import type { Serve } from './serving/serve'

export const serve = token<Serve>('banners.serve')
export const telling = token<Telling>('banners.telling')
