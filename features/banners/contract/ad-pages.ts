/** Nobody who works at something that counts is shown an ad: assessments, proctoring, interviews, and the ways in. */
const WITHOUT_ADS: ReadonlySet<string> = new Set([
  ...['assess', 'assessment', 'room-proctoring', 'test-your-device', 'camera-test', 'camera-test2', 'ai-interview'],
  ...['webrtc-stream', 'video-call', 'video-conference', 'psychometrictest', 'caselet', 'simulation'],
  ...['simulation_game', 'business-simulation-games', 'code', 'code-pen', 'code-contest', 'mark_attendance'],
  ...['auth', 'registration', 'manage'],
])

/** What ads call the page at a path: its first part, `home` for the start page. */
export const adPageOf = (path: string): string => path.split('/')[1]?.toLowerCase() || 'home'

export const mayHaveAds = (page: string | undefined): boolean => page === undefined || !WITHOUT_ADS.has(page)
