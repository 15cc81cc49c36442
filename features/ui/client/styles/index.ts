/** The sheets of the whole page; the entry of a host imports this once, parts bring their own. */
import './tokens.css'
import './global.css'
