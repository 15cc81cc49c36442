import { saidBy } from '../../web/kit'
import { NotEntered } from './not-entered'

/** What went wrong on the way in, as a sentence. */
export function saidOnEntering(error: unknown, t: (key: string) => string): string {
  return error instanceof NotEntered ? t(error.textKey) : saidBy(error, t('ui.serverError'))
}
