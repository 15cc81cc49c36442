import { token } from '../../../../kernel/index'
import type { Suspensions } from './suspensions'

export const suspensions = token<Suspensions>('session.suspensions')
