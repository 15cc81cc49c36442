import type { Subject } from '../../../kernel/index'
import type { CallRule, Log, RequestInfo, SubjectSource } from '../contract'

/** Asks the contributed sources in order; the first that knows the visitor decides. A source that fails knows nobody. */
export function createWhoAsks(
  sources: () => readonly SubjectSource[],
  log: Log,
): (request: RequestInfo) => Promise<Subject> {
  return async (request) => {
    for (const source of sources()) {
      try {
        const subject = await source.of(request)
        if (subject) return subject
      } catch (error) {
        log.error({ err: error, source: source.id, request: request.id }, 'Who asks could not be found out')
        throw error
      }
    }
    return undefined
  }
}

/** Who hears live updates: a session with limits hears what nobody hears. */
export function hearing(
  whoAsks: (request: RequestInfo) => Promise<Subject>,
  rules: () => readonly CallRule[],
): (request: RequestInfo) => Promise<Subject> {
  return async (request) => {
    const subject = await whoAsks(request)
    return rules().every((rule) => rule.hears(subject)) ? subject : undefined
  }
}
