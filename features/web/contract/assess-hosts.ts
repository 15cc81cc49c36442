/** What assessment hosts serve, and nothing else: the assessments, and the room's camera with whose it is (spec §2.5). */
export function isForAssessments(path: string, search: string): boolean {
  return path.startsWith('/assess/') || (path === '/room-proctoring' && new URLSearchParams(search).has('u'))
}
