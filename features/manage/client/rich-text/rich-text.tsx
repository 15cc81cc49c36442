import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { classNames, useFieldLabel, useFieldWiring } from '../../../ui/kit'
import formatted from '../formatted.module.css'
import { asPasted } from './as-pasted'
import { extensions } from './extensions'
import { LinkForm } from './link-form'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar'
import { writeHtml } from './write-html'

export interface RichTextProps {
  /** What it begins with; whoever has another text draws another field. */
  readonly html: string
  readonly onChange: (html: string) => void
}

const onKeys = {
  // Tab leaves the field wherever one is in it, lists and tables too. WCAG 2.1.2
  keydown: (_: EditorView, { key }: KeyboardEvent) => key === 'Tab',
  // A link in what one writes is no way to leave it.
  click: (_: EditorView, event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    return false
  },
}

/** A field for text with structure: a control of the kit's Field. */
export function RichText({ html, onChange }: RichTextProps) {
  const { id = '', ...described } = useFieldWiring({})
  const label = useFieldLabel()
  const [describedBy, isInvalid] = [described['aria-describedby'], described['aria-invalid']]
  const [start] = useState(html)
  const [isLinking, setLinking] = useState(false)
  /** Both as the field writes it: what it merely writes in other words is no change. */
  const known = useRef<{ readonly start: string; last: string }>(undefined)
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: classNames(styles.text, formatted.formatted) ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        ...(label && { 'aria-labelledby': label }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      handleDOMEvents: onKeys,
      transformPastedHTML: asPasted,
    }),
    [id, label, describedBy, isInvalid],
  )
  const editor = useEditor({
    extensions,
    content: start,
    editorProps,
    injectCSS: false, // the content-security policy takes no styles from scripts
    onUpdate({ editor }) {
      const now = writeHtml(editor.state.doc)
      if (!known.current || now === known.current.last) return
      known.current.last = now
      onChange(now === known.current.start ? start : now)
    },
  })
  if (!known.current) {
    const written = writeHtml(editor.state.doc)
    known.current = { start: written, last: written }
  }
  useEffect(() => {
    const words = label ? document.getElementById(label) : null
    const enter = () => void editor.commands.focus()
    words?.addEventListener('click', enter)
    return () => words?.removeEventListener('click', enter)
  }, [editor, label])
  return (
    <div className={classNames(styles.box, isInvalid && styles.invalid)}>
      <Toolbar editor={editor} controls={id} isLinking={isLinking} onLink={() => setLinking((before) => !before)} />
      {isLinking ? <LinkForm editor={editor} onClose={() => setLinking(false)} /> : null}
      <EditorContent editor={editor} />
    </div>
  )
}
