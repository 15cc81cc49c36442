/** The nine content kinds that own a hold: one shape and one colour each. */
export type HoldKind =
  | 'internship'
  | 'job'
  | 'competition'
  | 'hackathon'
  | 'quiz'
  | 'scholarship'
  | 'course'
  | 'mentor'
  | 'event'
