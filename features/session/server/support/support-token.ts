import { token } from '../../../../kernel/index'
import type { Support } from './support'

export const support = token<Support>('session.support-visits')
