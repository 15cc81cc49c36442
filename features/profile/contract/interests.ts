/** What somebody looks for: kinds of opportunities, fields and places that lists may put first. */
export const interestKinds = [
  ...(['internship', 'job', 'competition', 'hackathon', 'quiz', 'scholarship', 'course', 'mentor', 'event'] as const),
] as const

export const interestTopics = [
  ...(['software', 'data', 'design', 'product', 'finance', 'marketing', 'consulting', 'operations'] as const),
  ...(['core-engineering', 'research', 'law', 'healthcare', 'social-impact', 'writing'] as const),
] as const

export const interestPlaces = [
  ...([
    'remote',
    'bengaluru',
    'delhi',
    'mumbai',
    'pune',
    'hyderabad',
    'chennai',
    'kolkata',
    'noida',
    'gurgaon',
  ] as const),
] as const
