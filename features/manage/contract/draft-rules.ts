import { isDay } from '../../data/contract'
import { isSomewhere, scaleEnds, scaleOf } from '../../listings/contract'
import { MOST_MEGABYTES } from '../../uploads/contract'
import type { SaidDates } from './dated'
import type { DraftBody, DraftQuestion } from './wire'

/** As many signs a description may have, with its formatting. */
export const DESCRIPTION_SIGNS = 20_000

export const MOST_SEATS = 10_000_000
/** So many answers there may be to choose from, each of so many signs. */
export const MOST_OPTIONS = 30
export const OPTION_SIGNS = 200

/** Of passing out. */
const years = { first: 1950, last: 2100 }

/** The steps of the editor, in order. */
export const editorSteps = ['basics', 'details', 'dates', 'people', 'money', 'preview'] as const
export type EditorStep = (typeof editorSteps)[number]

/** What can be wrong with a draft: key → sentence, with places for the dates that it names. Screens translate the key, `manage.problem.<key>`. */
export const draftSentences = {
  kindMissing: 'Choose what kind of opportunity it is.',
  titleMissing: 'Give it a title of at least 5 signs.',
  organisationMissing: 'Name the organisation behind it.',
  descriptionShort: 'Describe it in at least 40 signs: what one does, and what one gets.',
  descriptionLong: 'With its formatting the description has more than 20,000 signs. Shorten it.',
  closesMissing: 'Say until when people may apply.',
  closesPast: 'The last day to apply, {closes}, is over already.',
  opensUnread: 'It would open at a time that does not exist: write it again.',
  startsUnread: 'It would start on a day that does not exist: write it again.',
  endsUnread: 'It would end on a day that does not exist: write it again.',
  opensAfterCloses: 'It would open on {opens}, not before it closes on {closes}.',
  startsBeforeCloses: 'It would start on {starts}, before applications close on {closes}.',
  endsBeforeStarts: 'It would end on {ends}, before it starts on {starts}.',
  endsBeforeCloses: 'It would end on {ends}, before applications close on {closes}.',
  cityMissing: 'Name the city, or choose remote or online.',
  countryMissing: 'Name the country all over which it is.',
  otherCityMissing: 'Name the city of each further place, or remove it.',
  passingOutUnreal: 'A year of passing out is one from 1950 to 2100.',
  passingOutOrder: 'The first year of passing out is after the last.',
  payOrder: 'The lower amount is above the higher one.',
  teamOrder: 'The smallest team is larger than the largest.',
  questionEmpty: 'A question of the form has no text.',
  optionsMissing: 'A question with a choice needs at least two answers to choose from.',
  boundsUnread: 'The least or most number of a question cannot be read. Write it with digits only.',
  boundsOrder: 'The least number that a question takes is above the most.',
  askUntilMissing: 'Say until which day those who are registered answer a question.',
  kindsMissing: 'A question that asks for a file takes no kind of file yet.',
  fileSize: 'A file may have from 1 to 10 MB, in whole numbers.',
  scaleEnds: 'A scale begins at 0 or 1 and ends at a whole number from 2 to 10.',
} as const
export type DraftSays = keyof typeof draftSentences

export interface DraftProblem {
  readonly step: EditorStep
  /** The field, as in the draft; a question by its place: `questions.2`. */
  readonly path: string
  readonly says: DraftSays
  /** Of a clash of dates: those that clash. */
  readonly dates?: SaidDates
}

/** Instants of a draft's wall times; undefined where nothing or no real time is written. The caller knows zones. */
export type ReadTime = (wallTime: string, zone: string) => number | undefined

/** What is wrong with the draft's own dates: each pair that stands in the wrong order, where no other pair says so already. */
function dateProblems(draft: DraftBody, now: number, read: ReadTime): DraftProblem[] {
  const found: DraftProblem[] = []
  const no = (isWrong: boolean, path: string, says: DraftSays, dates?: SaidDates) =>
    isWrong && found.push({ step: 'dates', path, says, ...(dates && { dates }) })
  const at = (wallTime: string) => (wallTime === '' ? undefined : read(wallTime, draft.zone))
  /** The last minute of a day that is written. */
  const lastOf = (day: string) => (day === '' ? undefined : at(`${day}T23:59`))
  const { startsOn: starts, endsOn: ends } = draft
  const [opens, closes] = [at(draft.opensAt), at(draft.closesAt)]
  const isOver = (day: number | undefined) => day !== undefined && closes !== undefined && day < closes

  if (closes === undefined) no(true, 'closesAt', 'closesMissing')
  else {
    no(draft.opensAt !== '' && opens === undefined, 'opensAt', 'opensUnread')
    no(closes <= now, 'closesAt', 'closesPast', { closes })
    if (opens !== undefined) no(opens >= closes, 'opensAt', 'opensAfterCloses', { opens, closes })
    no(isOver(lastOf(starts)), 'startsOn', 'startsBeforeCloses', { starts, closes })
    no(starts === '' && isOver(lastOf(ends)), 'endsOn', 'endsBeforeCloses', { ends, closes })
  }
  no(starts !== '' && !isDay(starts), 'startsOn', 'startsUnread')
  no(ends !== '' && !isDay(ends), 'endsOn', 'endsUnread')
  no(starts !== '' && ends !== '' && ends < starts, 'endsOn', 'endsBeforeStarts', { starts, ends })
  return found
}

/** Everything that stands between a draft and its submission, step by step. The same rules in the editor and on the server. */
export function draftProblems(draft: DraftBody, now: number, read: ReadTime): readonly DraftProblem[] {
  const found: DraftProblem[] = []
  const no = (isWrong: boolean, step: EditorStep, path: string, says: DraftSays) =>
    isWrong && found.push({ step, path, says })

  no(draft.kind === '', 'basics', 'kind', 'kindMissing')
  no(draft.title.trim().length < 5, 'basics', 'title', 'titleMissing')
  no(draft.organisation.trim() === '', 'basics', 'organisation', 'organisationMissing')
  no(draft.description.replace(/<[^>]*>/g, '').trim().length < 40, 'details', 'description', 'descriptionShort')
  no([...draft.description].length > DESCRIPTION_SIGNS, 'details', 'description', 'descriptionLong')
  found.push(...dateProblems(draft, now, read))
  found.push(...placeProblems(draft))
  const unreal = (['passingOutFrom', 'passingOutTo'] as const).filter((name) => !isYear(draft[name] ?? years.first))
  for (const name of unreal) no(true, 'people', name, 'passingOutUnreal')
  no(
    unreal.length === 0 && (draft.passingOutFrom ?? years.first) > (draft.passingOutTo ?? years.last),
    'people',
    'passingOutFrom',
    'passingOutOrder',
  )
  no(draft.teamMin > draft.teamMax, 'people', 'teamMin', 'teamOrder')
  no((draft.payFrom ?? 0) > (draft.payTo ?? draft.payFrom ?? 0), 'money', 'payFrom', 'payOrder')
  for (const [place, question] of draft.questions.entries())
    for (const says of questionProblems(question))
      no(true, 'money', says === 'boundsUnread' ? `questions.${place}.bounds` : `questions.${place}`, says)
  return found
}

function placeProblems(draft: DraftBody): readonly DraftProblem[] {
  if (!isSomewhere(draft)) return []
  const problem = (path: string, says: DraftSays): DraftProblem => ({ step: 'dates', path, says })
  const isUnnamed = (name: string) => name.trim() === ''
  if (draft.isCountrywide) return isUnnamed(draft.country) ? [problem('country', 'countryMissing')] : []
  return [
    ...(isUnnamed(draft.city) ? [problem('city', 'cityMissing')] : []),
    ...(draft.otherPlaces ?? []).flatMap(({ city }, at) =>
      isUnnamed(city) ? [problem(`otherPlaces.${at}`, 'otherCityMissing')] : [],
    ),
  ]
}

function questionProblems(question: DraftQuestion): readonly DraftSays[] {
  const { label, type, required, askAllUntil, options, min, max, unread, kinds = [] } = question
  const isChoice = type === 'choice' || type === 'choices'
  const { first, last } = scaleOf(question)
  const isScale =
    isWithin(first, scaleEnds.firstMin, scaleEnds.firstMax) && isWithin(last, scaleEnds.lastMin, scaleEnds.lastMax)
  const wrong: Partial<Record<DraftSays, boolean>> = {
    questionEmpty: label.trim() === '',
    optionsMissing: isChoice && options.filter((each) => each.trim() !== '').length < 2,
    boundsUnread: type === 'number' && Object.keys(unread ?? {}).length > 0,
    boundsOrder: type === 'number' && (min ?? -Infinity) > (max ?? Infinity),
    askUntilMissing: required && askAllUntil !== undefined && !isDay(askAllUntil),
    scaleEnds: type === 'scale' && !isScale,
    kindsMissing: type === 'file' && kinds.length === 0,
    fileSize: type === 'file' && !isWithin(max ?? MOST_MEGABYTES, 1, MOST_MEGABYTES),
  }
  return (Object.keys(wrong) as DraftSays[]).filter((says) => wrong[says])
}

const isYear = (value: number) => isWithin(value, years.first, years.last)

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** A draft that nobody has written in yet. */
export function emptyDraft(zone: string): DraftBody {
  return {
    kind: '',
    title: '',
    organisation: '',
    description: '',
    tags: [],
    opensAt: '',
    closesAt: '',
    startsOn: '',
    endsOn: '',
    zone,
    workMode: 'onsite',
    employmentType: null,
    city: '',
    country: 'India',
    audiences: [],
    passingOutFrom: null,
    passingOutTo: null,
    eligibilityNote: '',
    payFrom: null,
    payTo: null,
    payPeriod: 'month',
    seats: null,
    teamMin: 1,
    teamMax: 1,
    questions: [],
  }
}
