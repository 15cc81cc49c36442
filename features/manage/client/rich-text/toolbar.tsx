import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Link } from 'lucide-react'
import type { MouseEvent } from 'react'
import { IconButton, useText } from '../../../ui/kit'
import styles from './rich-text.module.css'
import { marking, taking, type Tool } from './tools'
import { useRoving } from './use-roving'

const tools = [...marking, ...taking]

interface ToolbarProps {
  readonly editor: Editor
  /** The id of what it formats. */
  readonly controls: string | undefined
  readonly isLinking: boolean
  readonly onLink: () => void
}

export function Toolbar({ editor, controls, isLinking, onLink }: ToolbarProps) {
  const t = useText()
  const { box, tabIndexOf } = useRoving()
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      link: editor.isActive('link'),
      on: tools.map(({ isOn }) => isOn?.(editor)),
      can: tools.map(({ can }) => can?.(editor) ?? true),
    }),
  })

  /** Who pressed it writes on; who came to it by keys stays, and goes on with the next button. */
  function press({ act }: Tool, { detail }: MouseEvent) {
    const chain = editor.chain()
    act(detail > 0 ? chain.focus() : chain, editor).run()
  }
  const button = (tool: Tool, place: number) => {
    const at = tools.indexOf(tool)
    const isOn = now.on[at]
    return (
      <IconButton
        key={tool.id}
        icon={tool.icon}
        label={t(`manage.format.${tool.id}`)}
        size="small"
        {...(isOn !== undefined && { pressed: isOn })}
        tabIndex={tabIndexOf(place)}
        aria-keyshortcuts={tool.keys}
        aria-disabled={now.can[at] ? undefined : true}
        onClick={(event) => now.can[at] && press(tool, event)}
      />
    )
  }
  return (
    <div
      {...box}
      role="toolbar"
      aria-label={t('manage.format')}
      aria-controls={controls}
      className={styles.tools}
      // What is marked in the text stays marked.
      onMouseDown={(event) => event.preventDefault()}
    >
      {marking.map(button)}
      <IconButton
        icon={Link}
        label={t('manage.format.link')}
        size="small"
        pressed={now.link}
        tabIndex={tabIndexOf(marking.length)}
        aria-expanded={isLinking}
        onClick={onLink}
      />
      {taking.map((tool, at) => button(tool, marking.length + 1 + at))}
    </div>
  )
}
