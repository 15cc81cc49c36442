export { CardAction as Action } from './add-button'
