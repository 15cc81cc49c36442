import type { FacetSource } from '../contract'

/** By words of a title or a tag. Plain words on purpose: what puts an opportunity here must be seen on its page. */
const fields: readonly (readonly [category: string, words: RegExp])[] = [
  [
    'software-development',
    /\b(software|developer|frontend|front end|backend|back end|full ?stack|devops|dotnet|\.net|java|javascript|react|node\.js|android|ios|web development|programming|sde|cyber security|qa)\b|c\+\+/,
  ],
  [
    'engineering',
    /\b(engineer|engineering|civil|mechanical|electrical|electronics|embedded|firmware|power systems|hardware|autocad|matlab|vlsi)\b/,
  ],
  ['data', /\b(data|analytics|machine learning|statistics|artificial intelligence|ai|ml|power bi|tableau)\b/],
  ['design', /\b(design|designer|figma|ui|ux|prototyping|graphic|illustrat\w*|animation)\b/],
  ['marketing', /\b(marketing|seo|brand|branding|growth|social media|advertis\w*|public relations)\b/],
  ['sales', /\b(sales|crm|business development|account executive|customer success)\b/],
  ['finance', /\b(finance|financial|fintech|equity|investment|banking|valuation|credit|treasury|actuar\w*)\b/],
  [
    'accounts',
    /\b(account\w* (?:assistant|intern|payable|receivable)|accounts|accounting|accountant|audit\w*|tax\w*|tally|gst)\b/,
  ],
  ['operations', /\b(operations|supply chain|logistics|procurement|warehouse|fulfil\w*|sap)\b/],
  ['business', /\b(business|strategy|consult\w*|management|product manager|founder'?s office|case study)\b/],
  ['human-resources', /\b(hr|human resources?|talent|recruit\w*|people operations)\b/],
  ['content', /\b(content|writing|writer|editor\w*|editing|journalis\w*|copywrit\w*|storytelling|translat\w*)\b/],
  ['legal', /\b(law|legal|contracts|compliance|paralegal|patent)\b/],
]

/** The fields of work that an opportunity belongs to. */
export function categoriesOf({ title, tags }: Pick<FacetSource, 'title' | 'tags'>): readonly string[] {
  const said = [title, ...tags].join(' · ').toLowerCase()
  return fields.flatMap(([category, words]) => (words.test(said) ? [category] : []))
}

/** Words of a title that say how one is employed, not as what. */
const AROUND =
  /\b(interns?|internships?|associate|senior|junior|sr|jr|trainee|apprentice|graduate|fresher|entry level|lead|staff|principal|full time|part time|contract|remote|i{1,3}|iv|new grad|summer|winter|spring|fall|autumn|(?:19|20)\d\d|\d+)\b/g
const MOST_WORDS = 4
const LONGEST = 48

/** What one would be, as a title says it: "data analyst" of "Associate, Data Analyst (2026)". Undefined where it says too much or nothing. */
export function roleOf(title: string): string | undefined {
  for (const part of title.toLowerCase().split(/[,:;|/()[\]@–—]| - /)) {
    const words = part
      .replace(/[^\p{L}\p{M}\p{N}.+#& ]/gu, ' ')
      .replace(AROUND, ' ')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
    if (words.length === 0) continue
    const role = words.join(' ')
    return words.length <= MOST_WORDS && role.length <= LONGEST && /\p{L}{2}/u.test(role) ? role : undefined
  }
  return undefined
}
