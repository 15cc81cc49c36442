import { token } from '../../../kernel/index'
import type { Join } from './join'
import type { Line, LineParts } from './line'

/** Shared by this half; private to it. */
export const parts = token<LineParts>('waitlist.parts')
export const line = token<Line>('waitlist.line')
export const join = token<Join>('waitlist.join')
