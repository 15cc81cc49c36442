/** What the house may know of `stages`: what an opportunity asks of those who take part, one dated step after the other. */
export { readAround } from './around'
export { MOST_STAGES, type StageField, type StageProblem, stageProblems, stageSentences } from './check'
export { type PlacedStage, placeStages, type StageTimes, type Standing } from './place'
export { type StageType, stageTypes, type WrittenStage, type WrittenStages } from './written'
