import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { ListItem, OrderedList } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'
import { KEPT_REL } from '../../../web/contract'
import { isKeptAddress } from './link-address'
import { tables } from './tables'

/** What the library marks and builds, held to what the server keeps (`keptTags`): headings are of two levels, code may hold links, an item a heading, and a list begins at 1. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    horizontalRule: false,
    code: false,
    codeBlock: false,
    orderedList: false,
    listItem: false,
    // By the button, or pasted: what is typed with a dot in it, such as ASP.net, is no address.
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isKeptAddress,
      shouldAutoLink: (address) => /^https?:\/\//i.test(address),
      HTMLAttributes: { target: null, rel: KEPT_REL },
    },
  }),
  Code.extend({ excludes: '' }),
  CodeBlock.extend({ marks: 'bold italic underline strike link' }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({ content: 'block+' }),
  ...tables,
]
