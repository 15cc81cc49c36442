/** First segments of the pages on which the tags of third parties are off (spec §4). */
const OFF = new Set([
  ...[
    'competition',
    'competitions',
    'code',
    'code-pen',
    'code-contest',
    'video-call',
    'mentor',
    'hackathon',
    'hackathons',
  ],
  ...['compete', 'practice', 'find-a-mentor', 'job-portal'],
])

/** Whether third parties may run on this page. `isGuarded`: not everybody may open it. */
export function mayTag(path: string, isGuarded: boolean): boolean {
  return !isGuarded && !OFF.has(path.split('/')[1] ?? '')
}
