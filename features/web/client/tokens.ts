import { token } from '../../../kernel/index'
import type { TaskRunner } from './browser-tasks'
import type { Leadership } from './leadership'
import type { SlowCalls } from './slow-calls'

/** Which tab leads: shared by live updates and browser tasks, nobody else's business. */
export const leadership = token<Leadership>('web.leadership')

/** The open page's tasks, shared by the point's owner and the site. */
export const taskRunner = token<TaskRunner>('web.task-runner')

/** Calls that keep a visitor waiting, counted by the HTTP client for the global line. */
export const slowCalls = token<SlowCalls>('web.slow-calls')
