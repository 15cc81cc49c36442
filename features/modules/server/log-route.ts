import { permission } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { LogPage, LogQuery } from '../contract/wire'
import type { ChangeLog } from './change-log'

export function logRoute(changeLog: ChangeLog) {
  return endpoint({
    id: 'modules.log',
    method: 'GET',
    path: '/api/modules/log',
    access: [permission('modules.manage')],
    request: { query: LogQuery },
    response: { 200: LogPage },
    summary: 'Changes of switches, newest first: who, when, which, from what to what, why; of one module or of all.',
    handle: ({ query }) => changeLog.page(query),
  })
}
