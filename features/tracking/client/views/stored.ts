export { readStored, store } from '../../../web/kit'
