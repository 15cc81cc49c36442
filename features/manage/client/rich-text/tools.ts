import type { ChainedCommands, Editor } from '@tiptap/core'
import { Bold, Heading, Italic, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'

/** A button of the toolbar; `isOn` where it says how the text at the cursor is. */
export interface Tool {
  readonly id: string
  readonly icon: LucideIcon
  readonly keys: string
  readonly act: (chain: ChainedCommands, editor: Editor) => ChainedCommands
  readonly isOn?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
}

export const marking: readonly Tool[] = [
  {
    id: 'bold',
    icon: Bold,
    keys: 'Control+B',
    act: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    icon: Italic,
    keys: 'Control+I',
    act: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'heading',
    icon: Heading,
    keys: 'Control+Alt+3',
    // Those of the level below, which an import may bring, end here too.
    act: (chain, editor) => (editor.isActive('heading') ? chain.setParagraph() : chain.setHeading({ level: 3 })),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    id: 'bullets',
    icon: List,
    keys: 'Control+Shift+8',
    act: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    act: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
]

export const taking: readonly Tool[] = [
  { id: 'undo', icon: Undo2, keys: 'Control+Z', act: (chain) => chain.undo(), can: (editor) => editor.can().undo() },
  {
    id: 'redo',
    icon: Redo2,
    keys: 'Control+Shift+Z',
    act: (chain) => chain.redo(),
    can: (editor) => editor.can().redo(),
  },
]
