import { HttpError } from '../contract'

/**
 * The server's own sentence, in the user's language; `otherwise` where it said none: no answer came, or that of a gateway in between, whose
 * "HTTP 502" is nobody's sentence (spec §8 “Server error”).
 */
export function saidBy(error: unknown, otherwise: string): string {
  return error instanceof HttpError ? (error.said ?? otherwise) : otherwise
}
