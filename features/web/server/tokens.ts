import { type Subject, token } from '../../../kernel/index'
import type { RequestInfo } from '../contract'
import type { LiveServer } from './live-server'
import type { SharedAnswers } from './shared-answers'

/** The feature's own parts, known to nobody outside. */
export const answers = token<SharedAnswers>('web.answers')
export const liveServer = token<LiveServer>('web.live-server')
export const whoAsks = token<(request: RequestInfo) => Promise<Subject>>('web.who-asks')
