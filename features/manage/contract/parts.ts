import type { Json } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { OpportunityContent, PayRange, Words } from '../../listings/contract'
import type { SaidDates } from './dated'
import type { EditorStep } from './draft-rules'
import type { DraftBody } from './wire'

export interface EditorPartProps {
  /** What was written in this step; undefined before anything was. */
  readonly part: Json | undefined
  /** What takes time says what becomes of whatever stands there by then. */
  readonly change: (part: Json | ((before: Json | undefined) => Json)) => void
  readonly body: DraftBody
  /** The id of what is edited. */
  readonly draft: number
  /** Whether the person was told what is missing, after pressing on: fields say it by now though nobody has been in them. */
  readonly isTold: boolean
  /** The address of another step. */
  readonly hrefOf: (step: EditorStep) => string
}

/** What keeps a step from being submitted. */
export interface PartProblem {
  /** Where, within the part: `stages.2.title`. */
  readonly path: string
  /** Which row, as people count; left out where it is about none. */
  readonly number?: number
  /** Text key of a sentence, in the texts of the step's feature. */
  readonly says: string
  /** Those that the sentence names, by the clock of `zone`. */
  readonly dates?: SaidDates
  readonly zone?: string
}

/** What a step wrote, with the draft that it stands in. */
export type WrittenPart = Pick<EditorPartProps, 'part' | 'body'>

export type ProblemsIn = (written: WrittenPart & Pick<EditorPartProps, 'draft'>) => readonly PartProblem[]

/** A step of the editor that another feature brings. Its word in addresses, and in the draft, is its id after the dot. */
export interface EditorPart {
  readonly id: string
  /** Text key in the shell catalogue. */
  readonly label: string
  readonly after: EditorStep
  /** A React component `Step` taking EditorPartProps. */
  readonly load: () => Promise<{ readonly Step: (props: EditorPartProps) => unknown }>
  /** What is wrong in it, for the list before it is submitted; the server judges again. Apart from the step, which brings all its fields. */
  readonly problems: () => Promise<{ readonly problemsIn: ProblemsIn }>
  /**
   * A React component `Preview` taking WrittenPart: what was written as people will read it, half of it too, and nothing where nothing was. Its
   * writer sees it, and whoever approves it.
   */
  readonly preview: () => Promise<{ readonly Preview: (written: WrittenPart) => unknown }>
  /** What the page will say of its pay in place of what was written as such, for the preview: the same as `content` of the server's half makes of it. */
  readonly pay?: () => Promise<{ readonly payOf: (written: WrittenPart) => PayRange | undefined }>
}

export const editorParts = point<EditorPart>('manage.editor-steps', { key: (each) => each.id })

/** The server's half of such a step, under the same id: what stands in the draft becomes the feature's own rows. */
export interface DraftPart {
  readonly id: string
  /** Whoever is registered need not hear when it is changed while the opportunity is public. */
  readonly isAside?: true
  /** What keeps the draft from being submitted, in sentences. Undefined where nothing was written. */
  problems(part: Json | undefined, body: DraftBody): readonly { readonly path: string; readonly message: string }[]
  /** The opportunity as it will stand, where what was written says something of it too: the sum of prizes is what lists show. */
  content?(part: Json | undefined, content: OpportunityContent): OpportunityContent
  /** The way back: what `content` made of it is taken out again of what is written on, or it would stay when the part goes. */
  body?(part: Json | undefined, body: DraftBody): DraftBody
  /** With the opportunity that the draft becomes. */
  write(tx: Tx, opportunityId: number, part: Json | undefined, by: number): Promise<void>
  /**
   * With a copy, `to`, that `by` makes of an opportunity that they manage, `from`. What cannot go along is left out: nobody wrote it here who could
   * mend it. `write` if not said.
   */
  copy?(tx: Tx, between: { readonly from: number; readonly to: number }, part: Json, by: number): Promise<void>
  /** What stands there of an opportunity, to be written on. */
  read(opportunityId: number): Promise<Json | undefined>
  /** The same as `read` answers it once it is written; undefined where it says nothing. So a step that was opened and emptied again is no change. */
  kept?(part: Json): Json | undefined
  /** What people will read of it, and where it leads: whoever approves it is told what these look like. */
  words?(part: Json): Words
  /** The dates that stand in it, as instants: in a copy they move together with all others. */
  dates?(part: Json): readonly number[]
  /** The same with its dates so many days later, at the same time of day in its zone. */
  later?(part: Json, days: number): Json
}

export const draftParts = point<DraftPart>('manage.draft-parts', { key: (each) => each.id })

/** The word of a part in drafts: `eligibility` of `rules.eligibility`. */
export function partName({ id }: { readonly id: string }): string {
  return id.slice(id.indexOf('.') + 1)
}

export interface DashboardPanelProps {
  readonly opportunityId: number
}

/** A card of an opportunity's dashboard (spec §2.6): what another feature can tell its organizer in numbers. */
export interface DashboardPanel {
  readonly id: string
  /** A React component `Panel` taking DashboardPanelProps; it asks for its own data. */
  readonly load: () => Promise<{ readonly Panel: (props: DashboardPanelProps) => unknown }>
}

export const dashboardPanels = point<DashboardPanel>('manage.dashboard-panels', { key: (each) => each.id })
