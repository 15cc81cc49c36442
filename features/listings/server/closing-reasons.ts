/** Why the house itself closes something: all other closings are people's, whose names their history loses with their accounts. */
export const closingReasons = {
  time: 'its time was over',
  source: 'its source says it is over',
} as const
