/** Names that are not their feed's word with a capital letter. */
const names: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  devops: 'DevOps',
  opensource: 'Open source',
  php: 'PHP',
  ux: 'UX',
  api: 'APIs',
  dotnet: '.NET',
  sre: 'SRE',
  ios: 'iOS',
  css: 'CSS',
  iot: 'IoT',
  graphql: 'GraphQL',
  cpp: 'C++',
  'tech-comm': 'Technical communication',
  cfml: 'CFML',
}

/** A topic as people write it. */
export function topicName(topic: string): string {
  const key = topic.toLowerCase()
  return Object.hasOwn(names, key) ? (names[key] as string) : topic.charAt(0).toUpperCase() + topic.slice(1)
}
