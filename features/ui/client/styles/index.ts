/** The sheets of the whole page; the entry of a host imports this once, parts bring their own. */
import './stand-ins.css'
import './tokens.css'
import './global.css'
