import { token } from '../../../../kernel/index'
import type { Support } from './support'

export const support = token<Support>('session.support-visits')

/** The permission to ask somebody to see their account. */
export const SUPPORT = 'session.support'
