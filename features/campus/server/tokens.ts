import { token } from '../../../kernel/index'
import type { Standing } from './standing'

/** Shared by this half's seed, erasure and merges; private to it. */
export const standing = token<Standing>('campus.standing')
